/**
 * In <head>: sets the remembered theme before the first paint, so that nothing flashes, and serves every
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

/** Without storage, as in some private windows, the choice holds for this page. */
function withStorage(use: () => void): void {
  try {
    use();
  } catch {}
}

function showRemembered(): void {
  withStorage(() => show(localStorage.getItem(storageKey)));
}

showRemembered();
addEventListener("DOMContentLoaded", markChosen);
// Another page chose meanwhile: this one comes back as it was left, or stands in another tab.
for (const sign of ["pageshow", "storage"])
  addEventListener(sign, () => {
    showRemembered();
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
