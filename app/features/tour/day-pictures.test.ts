import { expect, test } from "vitest";
import { dayPictures } from "./day-pictures.ts";

const plan = [
  { day: 1, heading: "Arrive", description: "An hour by shikara to the lotus gardens." },
  { day: 2, heading: "Nishat", description: "Terraces and fountains before the crowds." },
  { day: 3, heading: "Sonamarg", description: "Ponies in the meadow, and the foot of the glacier." },
];
const [boat, ponies, mountain] = [
  { title: "Shikaras between the lotus leaves" },
  { title: "Ponies grazing below the Thajiwas glacier" },
  { title: "A range at noon" },
];

test("a picture stands beside the day that speaks of it; the others have none", () => {
  const chosen = dayPictures(plan, [mountain, ponies, boat]);
  expect([...chosen].toSorted(([a], [b]) => a - b)).toEqual([
    [1, boat],
    [3, ponies],
  ]);
});

test("a picture stands once, beside the day it has most in common with", () => {
  const twice = [...plan, { day: 4, heading: "Depart", description: "Ponies on the road." }];
  expect(dayPictures(twice, [ponies])).toEqual(new Map([[3, ponies]]));
});
