import { clamp, lerp } from "./random.ts";

export type Hex = string;
export type Rgb = readonly [number, number, number];
/** Four flat inks of one material, from shade to light. */
export type Tones = readonly [Hex, Hex, Hex, Hex];
export type Stop = readonly [position: number, colour: Hex];

/** sRGB channels, 0 to 1. */
export function rgb(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Channels outside 0 to 1 are cut. */
export function toHex(colour: Rgb): Hex {
  return `#${colour
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function encoded(v: number): number {
  return clamp(v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
}

/** OKLab (Ottosson 2020): mixing there keeps a sky clean where sRGB would go grey. */
export function toOklab([red, green, blue]: Rgb): Rgb {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Back to sRGB; what sRGB cannot show is cut. */
export function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function between(a: Rgb, b: Rgb, t: number): Rgb {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

/** `t` of the way from one colour to the other, in OKLab. */
export function mix(from: Hex, to: Hex, t: number): Hex {
  return toHex(fromOklab(between(toOklab(rgb(from)), toOklab(rgb(to)), t)));
}

/** All four tones moved towards one colour: haze, dusk, distance. */
export function mixTones(tones: Tones, to: Hex, t: number): Tones {
  return [mix(tones[0], to, t), mix(tones[1], to, t), mix(tones[2], to, t), mix(tones[3], to, t)];
}

/** A gradient as a table of 512 colours; positions outside 0 to 1 take the end colours. */
export function gradient(stops: readonly [Stop, ...Stop[]]): (position: number) => Rgb {
  const points = stops.map(([at, colour]) => ({ at, lab: toOklab(rgb(colour)) }));
  const last = points.at(-1)!;
  const table = Array.from({ length: 512 }, (_, index) => {
    const t = index / 511;
    const next = points.find((point) => point.at >= t) ?? last;
    const before = points.findLast((point) => point.at < t) ?? next;
    const share = next === before ? 0 : (t - before.at) / (next.at - before.at);
    return fromOklab(between(before.lab, next.lab, clamp(share)));
  });
  return (position) => table[Math.round(clamp(position) * 511)]!;
}
