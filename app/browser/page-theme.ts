/**
 * Inlined in <head>: sets the stored theme before the first paint, to avoid a flash of the other one, and handles every
 * `[data-theme-choice]` button (see ThemeSwitch), so that the switch works on pages without React.
 */
const storageKey = "theme";
const page = document.documentElement;

function show(theme: string | null | undefined): void {
  if (theme === "light" || theme === "dark") page.dataset["theme"] = theme;
  else delete page.dataset["theme"];
}

function markChosen(): void {
  const chosen = page.dataset["theme"] ?? "system";
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]"))
    button.setAttribute("aria-pressed", String(button.dataset["themeChoice"] === chosen));
}

/** Ignores errors: where storage is blocked (some private windows), the choice holds for this page only. */
function withStorage(use: () => void): void {
  try {
    use();
  } catch {}
}

function showStored(): void {
  withStorage(() => show(localStorage.getItem(storageKey)));
}

showStored();
addEventListener("DOMContentLoaded", markChosen);
// The theme was changed meanwhile, in another tab or before this page was restored from the back/forward cache.
for (const type of ["pageshow", "storage"])
  addEventListener(type, () => {
    showStored();
    markChosen();
  });
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-theme-choice]");
  if (!button) return;
  const theme = button.dataset["themeChoice"] ?? "system";
  show(theme);
  withStorage(() => {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  });
  markChosen();
});
