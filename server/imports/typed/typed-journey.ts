/** What stands between two places of a route; the second is tried where the first stands nowhere. */
const between = [/ to |→|➔|=>|>|–|—| - /i, /[-/]/];

/**
 * Reads a route as sheets write it: `Srinagar to Gulmarg`, `Srinagar - Gulmarg - Srinagar` (Gulmarg and back), `Jammu –
 * Pahalgam – Srinagar` (Pahalgam, Srinagar). Undefined for a text of one place.
 */
export function typedJourney(text: string): { from: string; to: string } | undefined {
  const line = text.replace(/\s+/g, " ");
  const parts = between
    .map((sign) =>
      line
        .split(sign)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .find(({ length }) => length > 1);
  const [from, ...others] = parts ?? [];
  if (from === undefined) return undefined;
  const isReturn = others.length > 1 && others.at(-1)?.toLowerCase() === from.toLowerCase();
  return { from, to: isReturn ? `${others.slice(0, -1).join(", ")} and back` : others.join(", ") };
}

/** What a price is for as sheets write it: `Per day`, `At disposal`, `Night halt`, `One way`; other texts stay. */
export function typedCabUnit(text: string): string {
  if (/\bnight|\bhalt/i.test(text)) return "night";
  if (/\bday\b|\bdaily\b|\bdisposal\b/i.test(text)) return "day";
  return /^(?:|route|trip|transfer|journey|one.?way|return|round.?trip|drop|pick.?up|fixed)$/i.test(
    text.trim(),
  )
    ? "route"
    : text.trim();
}
