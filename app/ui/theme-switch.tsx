import { Icon } from "./icon.tsx";

const choices = [
  { theme: "light", label: "Light", icon: "sun" },
  { theme: "system", label: "As my device", icon: "monitor" },
  { theme: "dark", label: "Dark", icon: "moon" },
] as const;

/** Three buttons for light, device and dark; `themeScript` in <head> handles them, without React. */
export function ThemeSwitch() {
  return (
    <fieldset aria-label="Colours" className="theme-switch inline-flex rounded-full p-1">
      {choices.map(({ theme, label, icon }) => (
        <button
          key={theme}
          type="button"
          data-theme-choice={theme}
          aria-pressed={theme === "system"}
          aria-label={label}
          title={label}
          // The script in <head>, not React, sets which button is pressed.
          suppressHydrationWarning
          className="round-link"
        >
          <Icon of={icon} className="size-5" />
        </button>
      ))}
    </fieldset>
  );
}
