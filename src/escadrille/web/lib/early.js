// Before the first paint: the theme and the language that the player chose here.
(() => {
  const theme = localStorage.getItem("theme") ?? "auto";
  const isDark = theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.lang = localStorage.getItem("lang") ?? navigator.language.slice(0, 2);
})();
