import { expect, test } from "vitest";
import { extraForm } from "./extras.ts";
import { packageForm } from "./packages.ts";
import { rent } from "./rooms.ts";
import { roomTariffFields } from "./tariff.ts";

const day = { planHeading: "To the meadows", planDescription: "By road, with tea on the way." };
const tour = { tourName: "Snow", tourDescription: "Three days.", location: "Gulmarg", numberOfDays: 1 };

const prices: Record<string, (typed: string) => unknown> = {
  "a room's rent": (typed) => rent.parse(typed),
  "a package's starting price": (startingRate) =>
    packageForm.parse({ ...tour, tourPlan: [day], startingRate }).startingRate,
  "an extra": (price) => extraForm.parse({ name: "Shikara", per: "stay", price, asked: "offer" }).price,
  "a meal plan": (supplement) => roomTariffFields.plans.parse([{ code: "CP", supplement }])?.[0]?.supplement,
};

test.each(Object.entries(prices))("%s is read as people write amounts", (_what, read) => {
  for (const typed of [
    "4500",
    "4,500",
    "₹4,500",
    "₹ 4,500.00",
    "Rs. 4,500/-",
    "rs 4500",
    "INR 4,500",
    "4500/=",
  ])
    expect(read(typed)).toBe(4500);
});
