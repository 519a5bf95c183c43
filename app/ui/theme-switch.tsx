import { Monitor, Moon, Sun } from "lucide-react";

const choices = [
  { theme: "light", label: "Light", icon: Sun },
  { theme: "system", label: "As my device", icon: Monitor },
  { theme: "dark", label: "Dark", icon: Moon },
] as const;

/** Three buttons for light, device and dark; `themeScript` in <head> handles them, without React. */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  return (
    <fieldset aria-label="Colours" className={`theme-switch inline-flex rounded-full p-1 ${className}`}>
      {choices.map(({ theme, label, icon: Icon }) => (
        <button
          key={theme}
          type="button"
          data-theme-choice={theme}
          aria-pressed={theme === "system"}
          aria-label={label}
          title={label}
          // The script, not React, knows which choice is remembered.
          suppressHydrationWarning
          className="grid size-11 place-items-center rounded-full"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      ))}
    </fieldset>
  );
}
