import type { Policy } from "#contract/policy.ts";

/** Terms as their form has them; all texts. */
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

/** Steps in the form, also for new ones. */
const steps = 6;

/** The fields of a form that shows these terms; of the company's own `hotelId` is empty. */
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

/** The terms that were sent; empty steps are left out. */
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
  const ladder = days
    .map((each, index) => ({ days: each, percent: percent[index] ?? "" }))
    .filter((step) => step.days !== "" || step.percent !== "");
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
