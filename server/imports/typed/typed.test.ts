import { expect, test } from "vitest";
import { inputHint } from "./not-understood.ts";
import { typedCount } from "./typed-count.ts";
import { typedDate } from "./typed-date.ts";
import { typedMoney } from "./typed-money.ts";
import { typedPhone } from "./typed-phone.ts";

test.each([
  "Rs. 5,000/-",
  "Rs 5000",
  "rs.5000/-",
  "₹5,000.00",
  "₹ 5 000",
  "INR 5,000",
  "5,000 INR",
  "5000 Rs.",
  "Rupees 5,000 only",
  "5000.49",
  "4999.5",
  " 5,000\u00a0",
])("%j is five thousand rupees", (text) => {
  expect(typedMoney(text)).toBe("5000");
});

test("money is recorded in whole rupees, with Indian groups too", () => {
  expect(["5000.5", "1,17,500/-", "₹ 12,34,567.89", "4166.666666"].map((text) => typedMoney(text))).toEqual([
    "5001",
    "117500",
    "1234568",
    "4167",
  ]);
});

test("cells are read in digits of any script", () => {
  expect([typedMoney("₹ ५,०००/-"), typedCount("٢ rooms")]).toEqual(["5000", "2"]);
  expect([typedDate("१४/१२/२०२६"), typedPhone("+९१ ९०००० ००००१")]).toEqual(["2026-12-14", "9000000001"]);
});

test.each(["about 5000", "5000-6000", "5.000", "5,00", "5.000,00", "$50", "-5000", "Rs", "5,0000"])(
  "%j is no amount, and is told what to write",
  (text) => {
    expect(typedMoney(text)).toBe(text);
    expect(inputHint("rentPerNight", text)).toBe(
      `“${text}” is no amount: write it in digits alone, such as 5000`,
    );
  },
);

test.each([
  "14/12/2026",
  "14-12-26",
  "14.12.2026",
  "14 / 12 / 2026",
  "14 Dec 2026",
  "14-Dec-26",
  "14Dec2026",
  "14 Dec '26",
  "14th December, 2026",
  "Mon, 14 Dec 2026",
  "Monday 14/12/2026",
  "Dec 14, 2026",
  "December 14th 2026",
  "14/12/2026 12:30",
  "14/12/2026, 2:00 PM",
  "2026-12-14T10:00:00+05:30",
  "14–12–2026",
])("%j is the 14th of December", (text) => {
  expect(typedDate(text)).toBe("2026-12-14");
});

test.each(["14/12", "next Monday", "31/02/2027", "12/14/2026", "14 Foo 2026", "46370"])(
  "%j is no date, and is told what to write",
  (text) => {
    expect(inputHint("checkInDate", text)).toBe(
      `“${text}” is no date that exists: write day, month and year, such as 14-12-2026`,
    );
  },
);

test.each([
  ["+91 90000-00001", "9000000001"],
  ["0091 90000 00001", "9000000001"],
  ["+91 (0) 90000 00001", "9000000001"],
  ["91 090000 00001", "9000000001"],
  ["Mob. 90000.00001", "90000 00001"],
  ["Ph: 90000 00001", "90000 00001"],
  ["90000.00000", "90000 00000"],
  ["9000000001.0", "9000000001"],
  ["9.000000001E+09", "9000000001"],
  ["(0194) 245-6789", "0194  245-6789"],
  ["+44 7911 123456", "+44 7911 123456"],
  ["+65 8123 4567", "+65 8123 4567"],
])("%j is a number", (text, number) => {
  expect(typedPhone(text)).toBe(number);
  expect(inputHint("phoneNo", text)).toBeUndefined();
});

test.each([
  ["9000000001 / 9000000002", /more than one number: write one here/],
  ["9.19E+09", /has lost its last digits in the spreadsheet/],
  ["12", /no phone number: write at least 10 digits/],
  ["ask at the desk", /no phone number/],
])("%j is told what to write", (text, words) => {
  expect(typedPhone(text)).toBe(text);
  expect(inputHint("phoneNo", text)).toMatch(words);
});

test("what is counted may have its word beside it", () => {
  expect(["2", "2.0", "2 rooms", "two", "4N/5D"].map((text) => typedCount(text))).toEqual([
    "2",
    "2",
    "2",
    "two",
    "4N/5D",
  ]);
  expect(inputHint("adults", "two")).toBe("“two” is no number: write it in digits alone, such as 2");
  expect([inputHint("adults", undefined), inputHint("email", "nobody")]).toEqual([undefined, undefined]);
});

const letters = [
  ",",
  " ",
  ", ",
  "-",
  "1",
  "1,",
  "11 ",
  "a",
  "1:",
  "12:00 ",
  "mon ",
  "(0)",
  "0.",
  "E+",
  "rs ",
  "/",
  "or ",
];
test.each(letters.map((letter) => [letter]))(
  "100,000 letters of %j cost no time, whatever they are for",
  (letter) => {
    for (const begin of ["", "1", "14 Dec"]) {
      const text = `${begin}${letter.repeat(100_000 / letter.length)}x`;
      const before = performance.now();
      for (const field of ["checkInDate", "phoneNo", "rentPerNight", "adults"]) inputHint(field, text);
      expect(performance.now() - before).toBeLessThan(500);
    }
  },
);
