// The server writes lib/shelves.js: the systems whose words come by themselves.
export const shelves: string[];
