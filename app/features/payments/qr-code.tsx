/** A QR code, dark on white in both themes, as scanners require. */
export function QrCode({ label, size, path }: { label: string; size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto mt-auto w-full max-w-80 rounded-control"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#123f4e" />
    </svg>
  );
}
