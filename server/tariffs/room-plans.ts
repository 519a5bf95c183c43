import { z } from "zod";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import type { MealPlan, PlanCode } from "#contract/rules/price.ts";
import { planSchema } from "#contract/tariff.ts";

const stored = z.array(planSchema);

/** The meal plans of a room type as they are stored, in paise. */
export function plansOf({ plans }: { plans: string | null }): MealPlan[] {
  return plans === null ? [] : stored.parse(JSON.parse(plans));
}

/** Whether a room type can be had with these meals; each can be had without any. */
export function offersPlan(room: { plans: string | null }, meals: PlanCode | undefined): boolean {
  return meals === undefined || meals === "EP" || plansOf(room).some(({ code }) => code === meals);
}

/** The plans of a form, in whole rupees, for the database. */
export function toPlansColumn(plans: readonly MealPlan[]): string {
  return JSON.stringify(plans.map((plan) => inUnit(plan, toPaise)));
}

export function plansInRupees(plans: readonly MealPlan[]): MealPlan[] {
  return plans.map((plan) => inUnit(plan, toRupees));
}

function inUnit(plan: MealPlan, convert: (amount: number) => number): MealPlan {
  return {
    code: plan.code,
    supplement: convert(plan.supplement),
    extraBed: convert(plan.extraBed),
    childWithBed: convert(plan.childWithBed),
    childWithoutBed: convert(plan.childWithoutBed),
  };
}
