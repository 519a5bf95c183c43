import { expect, test } from "vitest";
import { countGuests } from "./count-guests.ts";

test("stays of one name and number are one guest's, however both are written; two of a family are two", () => {
  const first = { customerName: "Nadeem Wani", phoneNo: "5550000079" };
  const again = { customerName: "nadeem  wani", phoneNo: "+91 55500 00079" };
  const wife = { ...first, customerName: "Parveena Wani" };
  const namesake = { ...first, phoneNo: "5550000080" };
  expect(countGuests([first, again])).toBe(1);
  expect(countGuests([first, again, wife, namesake])).toBe(3);
  expect(countGuests([])).toBe(0);
});
