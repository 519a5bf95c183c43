import { z } from "zod";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import type { MealPlan } from "#contract/rules/price.ts";
import { planSchema } from "#contract/tariff.ts";

const stored = z.array(planSchema);

/** A room type's stored meal plans, in paise. */
export function plansOf({ plans }: { plans: string | null }): MealPlan[] {
  return plans === null ? [] : stored.parse(JSON.parse(plans));
}

/** The meal plans of a form, in whole rupees, as the column stores them. */
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
