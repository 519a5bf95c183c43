/** A bar of a value relative to the largest one; decorative, as the value is shown beside it. */
export function ShareBar({ value, largest }: { value: number; largest: number }) {
  const share = largest > 0 ? Math.max(0, Math.min(100, (value / largest) * 100)) : 0;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="block h-2 w-full min-w-16">
      <rect width="100" height="4" className="fill-pashmina2" />
      <rect width={share} height="4" className="fill-dal" />
    </svg>
  );
}
