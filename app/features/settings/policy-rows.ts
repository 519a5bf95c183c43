import type { Policy } from "#contract/policy.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** Terms as form values. */
export type TermsTexts = {
  hotelId: string;
  advancePercent: string;
  leastAdvance: string;
  advanceDueDays: string;
  balanceDueDays: string;
  days: string[];
  percent: string[];
};

type Terms = Omit<Policy, "houses">;

/** Rows of the ladder at least, including empty ones. */
const steps = 6;

/** The form values of these terms; `hotelId` is empty for the company's own. */
export function termsTexts(terms: Terms, hotelId = ""): TermsTexts {
  const { ladder } = terms;
  const rows = Array.from({ length: Math.max(steps, ladder.length) }, (_, index) => ladder[index]);
  return {
    hotelId,
    advancePercent: String(terms.advancePercent),
    leastAdvance: String(terms.leastAdvance),
    advanceDueDays: String(terms.advanceDueDays),
    balanceDueDays: String(terms.balanceDueDays),
    days: rows.map((step) => String(step?.days ?? "")),
    percent: rows.map((step) => String(step?.percent ?? "")),
  };
}

/** `30% in advance, at least ₹2,000, within 2 days; the rest 7 days before arrival; cancelled 30 days before 10%`. */
export function termsInWords(terms: Terms): string {
  const { advancePercent, leastAdvance, advanceDueDays, balanceDueDays, ladder } = terms;
  const advance = `${advancePercent}% in advance, at least ${formatRupees(leastAdvance)}, within ${advanceDueDays} days`;
  const steps = ladder.map(({ days, percent }) => `${days} days before ${percent}%`).join(", ");
  const balance = `the rest ${balanceDueDays} days before arrival`;
  return [advance, balance, steps && `cancelled ${steps}`].filter(Boolean).join("; ");
}

/** The terms as sent; empty steps are left out. */
export function readTerms(form: FormData): {
  texts: TermsTexts;
  ladder: { days: string; percent: string }[];
} {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const all = (name: string) =>
    form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
  const [days, percent] = [all("days"), all("percent")];
  const places = placesInLadder({ days, percent });
  const ladder = days.flatMap((each, index) =>
    places[index] === undefined ? [] : { days: each, percent: percent[index] ?? "" },
  );
  const texts = {
    hotelId: text("hotelId"),
    advancePercent: text("advancePercent"),
    leastAdvance: text("leastAdvance"),
    advanceDueDays: text("advanceDueDays"),
    balanceDueDays: text("balanceDueDays"),
    days,
    percent,
  };
  return { texts, ladder };
}

type Steps = Pick<TermsTexts, "days" | "percent">;

/** The index of each row among the non-empty steps; undefined for an empty row. */
export function placesInLadder({ days, percent }: Steps): (number | undefined)[] {
  let next = 0;
  return days.map((each, index) => {
    if (each === "" && (percent[index] ?? "") === "") return undefined;
    next += 1;
    return next - 1;
  });
}

/** Index of the first row that is out of order: its days are not fewer than those of the row before. */
export function firstUnorderedStep({ days, percent }: Steps): number | undefined {
  const rows = placesInLadder({ days, percent }).flatMap((place, index) =>
    place === undefined ? [] : [{ index, days: Number(days[index]) }],
  );
  return rows.find((row, at) => at > 0 && row.days >= (rows[at - 1]?.days ?? 0))?.index;
}
