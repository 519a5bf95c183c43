const digit = /\p{Nd}/u;

/** The text with its decimal digits, of whatever script (`५०००`, `٥٠٠٠`, `５０００`), as `5000`. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (sign) => String(valueOf(sign)));
}

/** In Unicode the digits of a script stand in a row from zero to nine, and such rows may follow one another. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
