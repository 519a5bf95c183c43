/** A round drawing of a path into the hills, for the page "not found". */
export function PathScene() {
  return (
    <svg
      viewBox="0 0 190 190"
      aria-hidden="true"
      className="size-47.5 rounded-full border-8 border-surface shadow-mid"
    >
      <rect width="190" height="190" fill="oklch(0.86 0.07 85)" />
      <path d="M18 34h34l-8 5H24zM104 24h46l-10 5h-26z" fill="oklch(0.93 0.04 85)" />
      <circle cx="132" cy="58" r="17" fill="oklch(0.96 0.05 90)" />
      <path d="M0 104 34 62 52 82 84 40l26 34 20-22 60 54v90H0z" fill="oklch(0.66 0.06 245)" />
      <path d="M84 40l26 34-12-4-8 10-9-13-13 9 3-14z" fill="oklch(0.97 0.012 85)" />
      <path d="M0 118c30-18 58-20 92-8s66 10 98-10v100H0z" fill="oklch(0.55 0.09 150)" />
      <path d="M0 146c40-22 84-18 120-8s52 4 70-4v66H0z" fill="oklch(0.43 0.08 155)" />
      <path
        d="M70 200c2-26 46-34 38-50s-32-14-22-28 14-8 12-14c8 8 2 12-2 18-6 10 24 12 30 26s-22 26-22 48z"
        fill="oklch(0.9 0.05 85)"
      />
      <g fill="oklch(0.33 0.06 165)">
        <path d="M28 176 42 116l14 60z" />
        <path d="M14 182 24 138l10 44z" />
        <path d="M150 172l13-56 13 56z" />
      </g>
    </svg>
  );
}
