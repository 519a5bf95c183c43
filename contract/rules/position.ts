/** Degrees north and east. */
export type Position = { latitude: number; longitude: number };

const twoNumbers = /^(-?\d{1,2}(?:\.\d{1,9})?) ?, ?(-?\d{1,3}(?:\.\d{1,9})?)$/;

/** The position that a maps app copies, like "34.0866, 74.8468"; undefined for any other text. */
export function positionOf(text: string): Position | undefined {
  const match = twoNumbers.exec(text.trim());
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
