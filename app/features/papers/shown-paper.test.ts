import { expect, test } from "vitest";
import { guestLines } from "./shown-paper.ts";

const guest = { name: "Walnut Ltd", phone: "9000000001", gstin: "27AAPFU0939F1ZV", route: "" };

test("a paper names its recipient line by line: a business with its address, where it was given", () => {
  expect(guestLines({ guest })).toEqual(["Walnut Ltd", "9000000001", "GSTIN 27AAPFU0939F1ZV"]);
  expect(guestLines({ guest: { ...guest, address: "14 Mill Lane, Pune" } })).toEqual([
    "Walnut Ltd",
    "14 Mill Lane, Pune",
    "9000000001",
    "GSTIN 27AAPFU0939F1ZV",
  ]);
});
