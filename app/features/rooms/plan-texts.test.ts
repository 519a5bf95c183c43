import { expect, test } from "vitest";
import { errorsOfCard, plansOfCard, readPlanTexts, toPlanTexts } from "./plan-texts.ts";

test("a card's empty rows are no plans, and what is empty in the others costs nothing", () => {
  expect(plansOfCard(toPlanTexts([]))).toEqual([]);
  const rows = readPlanTexts({ "plan-MAP-supplement": "₹ 1,500", "plan-MAP-extraBed": "1700" });
  const map = {
    code: "MAP",
    supplement: "1500",
    extraBed: "1700",
    childWithBed: "0",
    childWithoutBed: "0",
  };
  expect(plansOfCard(rows)).toEqual([map]);
});

test("a stored tariff is its card again, and faults stand at the fields of their row", () => {
  const plan = { code: "CP" as const, supplement: 0, extraBed: 900, childWithBed: 700, childWithoutBed: 300 };
  const rows = toPlanTexts([plan]);
  expect(plansOfCard(rows)).toEqual([
    { code: "CP", supplement: "0", extraBed: "900", childWithBed: "700", childWithoutBed: "300" },
  ]);
  const errors = errorsOfCard(rows, { "plans.0.extraBed": "Too much", plans: "Twice", noBeds: "None" });
  expect(errors).toEqual({ "plan-CP-extraBed": "Too much", plans: "Twice", noBeds: "None" });
});
