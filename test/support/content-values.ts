import type { BlockFields, Field } from "#contract/content/field-kinds.ts";

/** A long word without break opportunities, letters of two other scripts, and HTML that must be escaped. */
const hard = `${"Wondrous".repeat(8).slice(0, 60)} कश्मीर की घाटी کشمیر کی وادی <script>hacked = 1</script> <img src=x onerror="hacked = 1"> `;

const hardLight = `[x](javascript:hacked=1) **${hard}**\n\n- ${hard}\n- [x](/hotels)\n\n${hard}`;

/** The largest valid value of a block: every text and list at its limit. */
export function largestValue(fields: BlockFields): Record<string, unknown> {
  return eachField(fields, full);
}

/** The smallest valid value of a block: optional fields empty, one item in each list. */
export function smallestValue(fields: BlockFields): Record<string, unknown> {
  return eachField(fields, bare);
}

/** A value by `size`: its words in turn as texts, its number of items in lists (up to their limits), with or without pictures. */
export function valueOfSize(fields: BlockFields, size: Size): Record<string, unknown> {
  return eachField(fields, (field) => sizedField(field, size));
}

type Size = { words: string | readonly string[]; items: number; pictures: boolean };

function sizedField(field: Field, size: Size): unknown {
  const { items, pictures } = size;
  switch (field.kind) {
    case "list":
      return Array.from({ length: Math.min(items, field.most) }, (_, item) =>
        eachField(field.of, (each) => sizedField(each, size), item),
      );
    case "lines":
      return Array.from({ length: Math.min(items, field.most) }, () => inTurn(size).slice(0, field.longest));
    case "picture":
      return pictures ? { name: "place-old-city", alt: inTurn(size).slice(0, 200) } : undefined;
    case "line":
    case "paragraph":
    case "light-text":
      texts += 1;
      return `${texts} ${inTurn(size)}`.slice(0, field.longest).trim();
    case "link":
      return "/hotels";
    default:
      return full(field);
  }
}

function eachField(fields: BlockFields, valueOf: (field: Field, place: number) => unknown, place = 0) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, place)]));
}

const inTurn = ({ words }: Size) => (typeof words === "string" ? words : (words[texts % words.length] ?? ""));

let texts = 0;

/** Resets the number that makes texts distinct, so that the same texts follow again. */
export function resetTextNumbers(): void {
  texts = 0;
}

function full(field: Field): unknown {
  switch (field.kind) {
    case "line":
      return lengthened(`${(texts += 1)} ${hard}`, field.longest);
    case "paragraph":
      return lengthened(hard, field.longest);
    case "light-text":
      return lengthened(hardLight, field.longest);
    case "lines":
      return Array.from({ length: field.most }, (_, line) => lengthened(`${line} ${hard}`, field.longest));
    case "number":
      return field.most;
    case "choice":
      return field.options.at(-1)?.value;
    case "switch":
      return true;
    case "link":
      return "/hotels";
    case "picture":
      return { name: "place-old-city", alt: lengthened(hard, 200), focus: "100% 100%" };
    default:
      return Array.from({ length: field.most }, (_, item) => eachField(field.of, full, item));
  }
}

function bare(field: Field): unknown {
  if (field.kind === "list") return [eachField(field.of, bare)];
  return "needed" in field && field.needed ? "A" : undefined;
}

function lengthened(text: string, longest: number): string {
  const whole = text.repeat(Math.ceil(longest / text.length)).slice(0, longest);
  // A cut surrogate pair would be refused, and a trailing space trimmed.
  return whole.replace(/\s$/, ".");
}
