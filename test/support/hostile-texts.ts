/** Texts on which a careless pattern or loop takes more than linear time. */
export const hostileTexts: readonly (readonly [name: string, text: (length: number) => string])[] = [
  ["dots of an address", (length) => `a@${".".repeat(length - 3)}@`],
  ["braces", (length) => "{".repeat(length)],
  ["blanks around a letter", (length) => `${" ".repeat(length - 2)}x `],
  ["digits", (length) => `${"1".repeat(length - 1)}x`],
  ["entries of an array", (length) => `[${'"",'.repeat(Math.floor(length / 3) - 2)}""]`],
  ["nested arrays", (length) => "[".repeat(length)],
];
