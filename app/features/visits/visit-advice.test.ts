import { expect, test } from "vitest";
import type { VisitCount, VisitKind } from "#contract/visits.ts";
import { adviceFrom } from "./visit-advice.ts";
import { formSums, emptySearchSums, pageSums, visitsByWeek } from "./visit-sums.ts";

const count = (
  kind: VisitKind,
  page: string,
  total: number,
  about = "",
  week = "2030-05-27",
): VisitCount => ({
  week,
  kind,
  page,
  about,
  total,
});

test("weeks without a visit are there too, and pages stand by how often they were opened", () => {
  const counts = [
    count("visit", "/", 3),
    count("visit", "/hotels", 9, "", "2030-05-20"),
    count("visit", "/", 2, "", "2030-05-06"),
    count("sent", "bookings", 50),
  ];
  expect(visitsByWeek(counts, "2030-05-27", 4).map(({ total }) => total)).toEqual([2, 0, 9, 3]);
  expect(pageSums(counts, "2030-05-27")).toEqual([
    { page: "/hotels", thisWeek: 0, lastWeek: 9, total: 9 },
    { page: "/", thisWeek: 3, lastWeek: 0, total: 5 },
  ]);
});

test("what was searched for and not found comes first, then forms that few send; little says nothing", () => {
  const counts = [
    count("nothing", "/hotels", 9, "Gurez"),
    count("nothing", "/hotels", 5, "Gurez", "2030-05-20"),
    count("nothing", "/packages", 4, "Yusmarg"),
    count("nothing", "/hotels", 6),
    count("begun", "bookings", 20),
    count("sent", "bookings", 3),
    count("begun", "queries", 9),
    count("sent", "reviews", 12),
  ];
  const advice = adviceFrom(emptySearchSums(counts), formSums(counts));
  expect(advice.map(({ says }) => says)).toEqual([
    "14 searched for Gurez and found nothing.",
    "6 searches of hotels found nothing for their dates or wishes.",
    "Of 20 visitors who began booking forms 3 sent theirs.",
  ]);
  expect(formSums(counts)).toContainEqual({ form: "reviews", begun: 12, sent: 12 });
});
