export type Random = () => number;

/** A mulberry32 stream in [0, 1): the same seed always gives the same picture. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the choices, each as likely as the others. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** `from` at 0, `to` at 1, straight on outside. */
export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** The value, kept between two others. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Hermite step: 0 at `from`, 1 at `to`; the two may be in either order. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
