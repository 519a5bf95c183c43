export interface Oklch {
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear-light sRGB, clipped to the gamut, of a colour in OKLCH (Ottosson's matrices, as in CSS Color 4). */
function linearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** The WCAG contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
