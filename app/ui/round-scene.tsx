/** A round drawing of a lake, for empty lists. */
export function RoundScene() {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="size-30 rounded-full border-4 border-surface shadow-mid"
    >
      <rect width="120" height="120" fill="oklch(0.87 0.06 75)" />
      <circle cx="84" cy="40" r="11" fill="oklch(0.95 0.06 85)" />
      <path d="M0 66 22 44l13 12 22-28 19 24 14-13 30 30v12H0z" fill="oklch(0.64 0.06 245)" />
      <path d="M57 28l19 24-8-2-6 6-6-8-9 5z" fill="oklch(0.97 0.012 85)" />
      <path d="M0 72c20-8 44-8 64-3s40 3 56-2v14H0z" fill="oklch(0.45 0.08 155)" />
      <rect y="78" width="120" height="42" fill="oklch(0.6 0.07 215)" />
      <path d="M10 90h34M62 86h40M30 102h30M76 104h30" stroke="oklch(0.78 0.05 210)" strokeWidth="2" />
      <path d="M38 92c10 5 34 5 46 0l-4 6c-10 3-28 3-38 0z" fill="oklch(0.35 0.05 45)" />
      <path d="M48 92V80h24v12" fill="none" stroke="oklch(0.35 0.05 45)" strokeWidth="2" />
      <path d="M46 81c8-4 20-4 28 0" fill="none" stroke="oklch(0.55 0.17 30)" strokeWidth="4" />
    </svg>
  );
}
