type QrCodeProps = {
  label: string;
  size: number;
  path: string;
  /** It is to be scanned by another device: a phone that shows it shows what it can use itself before. */
  isForOthers?: boolean;
};

/** A QR code, dark on white in both themes, as scanners require. */
export function QrCode({ label, size, path, isForOthers = false }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`mx-auto mt-auto w-full max-w-80 rounded-control print:max-w-[3.2cm] ${isForOthers ? "handheld:order-last handheld:max-w-44" : ""}`}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#123f4e" />
    </svg>
  );
}
