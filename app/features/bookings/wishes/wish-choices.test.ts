import { expect, test } from "vitest";
import { planWords } from "#contract/rules/price.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { wishChoices } from "./wish-choices.ts";

const plan = (code: "EP" | "CP" | "MAP", supplement: number) => ({ code, name: planWords[code], supplement });
const fetched = { id: 7, name: "Airport pick-up", per: "stay" as const, price: 1500 };

test("a house without plans and extras asks nothing", () => {
  expect(wishChoices([{ roomType: "Suite" }])).toEqual({ meals: [], extras: [], asksAges: false });
});

test("meals and extras of all room types stand once, with their price and the rooms that alone have them", () => {
  const choices = wishChoices([
    {
      roomType: "Deluxe",
      offered: { plans: [plan("EP", 0), plan("MAP", 1500)], extras: [fetched], asksAges: true },
    },
    {
      roomType: "Suite",
      offered: {
        plans: [plan("EP", 0), plan("CP", 600), plan("MAP", 1800)],
        extras: [fetched],
        asksAges: false,
      },
    },
  ]);
  expect(choices.meals.map(({ value, note }) => [value, note])).toEqual([
    ["EP", "in the room's price"],
    ["CP", "+₹600 a room and night, Suite"],
    ["MAP", "from +₹1,500 a room and night"],
  ]);
  expect(choices.extras).toEqual([{ value: "7", label: "Airport pick-up", note: "₹1,500 for the stay" }]);
  expect(choices.asksAges).toBe(true);
});

test("one plan is no choice, and the ages and extras of a form become lists", () => {
  const one = { roomType: "Suite", offered: { plans: [plan("CP", 0)], extras: [], asksAges: false } };
  expect(wishChoices([one]).meals).toEqual([]);
  const typed = {
    mealPlan: "MAP",
    "childAge-1": "4",
    "childAge-2": "",
    "childAge-3": "9",
    "extra-3": "1",
    "extra-5": "1",
  };
  expect(wishesOf(typed)).toEqual({ mealPlan: "MAP", childAges: "4,9", extras: "3,5" });
  expect(wishesOf({ "extra-x": "1" })).toEqual({ mealPlan: "", childAges: "", extras: "" });
});
