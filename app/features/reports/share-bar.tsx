/** A bar of a value relative to the largest one; decorative, as the value is shown beside it. */
export function ShareBar({ value, most }: { value: number; most: number }) {
  const share = most > 0 ? Math.max(0, Math.min(100, (value / most) * 100)) : 0;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="block h-2 w-full min-w-16">
      <rect width="100" height="4" className="fill-pashmina2" />
      <rect width={share} height="4" className="fill-dal" />
    </svg>
  );
}
