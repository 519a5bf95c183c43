import { type MealPlan, planCodes } from "#contract/rules/price.ts";

/** The amounts of a meal plan, in the order of the tariff card. */
export const planAmounts = ["supplement", "extraBed", "childWithBed", "childWithoutBed"] as const;
export type PlanAmount = (typeof planAmounts)[number];

/** A row of the tariff card as typed; without any amount the plan is not offered. */
export type PlanTexts = Record<PlanAmount | "code", string>;

/** The name of a field of the tariff card. */
export function planField(code: string, amount: PlanAmount): string {
  return `plan-${code}-${amount}`;
}

/** Stored meal plans as rows of the card, one for every plan code. */
export function toPlanTexts(plans: readonly MealPlan[]): PlanTexts[] {
  return planCodes.map((code) => {
    const plan = plans.find((one) => one.code === code);
    return rowOf(code, (amount) => (plan ? String(plan[amount]) : ""));
  });
}

/** The rows of the card as sent. */
export function readPlanTexts(typed: Readonly<Record<string, string>>): PlanTexts[] {
  return planCodes.map((code) =>
    rowOf(code, (amount) => (typed[planField(code, amount)] ?? "").replace(/[₹,\s]/g, "")),
  );
}

/** The API's meal plans from the card: empty amounts of an offered plan are 0. */
export function plansOfCard(rows: readonly PlanTexts[]) {
  return offeredRows(rows).map((row) => ({
    code: row.code,
    ...Object.fromEntries(planAmounts.map((amount) => [amount, row[amount] || "0"])),
  }));
}

/** Assigns the API's errors to the card's fields: the API numbers only the rows that were sent. */
export function errorsOfCard(rows: readonly PlanTexts[], errors: Readonly<Record<string, string>>) {
  const sent = offeredRows(rows);
  return Object.fromEntries(
    Object.entries(errors).map(([place, text]) => {
      const [, index = "", name] = /^plans\.(\d+)\.(\w+)$/.exec(place) ?? [];
      const amount = planAmounts.find((one) => one === name);
      const row = sent[Number(index)];
      return amount && row ? [planField(row.code, amount), text] : [place, text];
    }),
  );
}

function offeredRows(rows: readonly PlanTexts[]): PlanTexts[] {
  return rows.filter((row) => planAmounts.some((amount) => row[amount] !== ""));
}

function rowOf(code: string, textOf: (amount: PlanAmount) => string): PlanTexts {
  return {
    code,
    supplement: textOf("supplement"),
    extraBed: textOf("extraBed"),
    childWithBed: textOf("childWithBed"),
    childWithoutBed: textOf("childWithoutBed"),
  };
}
