import { z } from "zod";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import type { MealPlan, PlanCode } from "#contract/rules/price.ts";
import { planSchema } from "#contract/tariff.ts";

const stored = z.array(planSchema);

/** A room type's stored meal plans, in paise. */
export function plansOf({ plans }: { plans: string | null }): MealPlan[] {
  return plans === null ? [] : stored.parse(JSON.parse(plans));
}

/** Whether a room type is sold with these meals; every type is sold without any. */
export function offersPlan(room: { plans: string | null }, meals: PlanCode | undefined): boolean {
  return meals === undefined || meals === "EP" || plansOf(room).some(({ code }) => code === meals);
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
