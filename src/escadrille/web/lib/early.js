// Before the first paint: the theme and the language that the player chose here.
(() => {
  /** @param {string} name */
  const chosen = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // a browser that may remember nothing
    }
  };
  const theme = chosen("theme") ?? "auto";
  const isDark = theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.lang = chosen("lang") ?? navigator.language.slice(0, 2);
})();
