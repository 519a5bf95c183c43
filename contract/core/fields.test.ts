import { expect, test } from "vitest";
import {
  email,
  line,
  lineOrNothing,
  numberList,
  optionalProse,
  pinCode,
  prose,
  rupees,
  shortText,
} from "./fields.ts";

const whole = "Write the amount in whole rupees";
const amount = rupees(whole, 1, 1_00_00_000);

test.each(["2250", "2,250", "₹ 2,250", "₹2,250.00", " 2 250 ", "२,२५०", "٢٬٢٥٠.00"])(
  "%j is an amount",
  (text) => {
    expect(amount.parse(text)).toBe(2250);
  },
);

test.each([
  ["2250.50", whole],
  ["2.250", whole],
  ["2250.000", whole],
  ["about 2250", whole],
  ["", whole],
  ["०", "The amount is at least ₹1"],
  ["९९९९९९९९९", "The amount is at most ₹1,00,00,000"],
])("%j is none: %s", (text, message) => {
  expect(amount.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each(["4,9", "4, 9", "4 9", "4 & 9", "4 and 9", "४; ९"])("%j are two ages", (typed) => {
  expect(numberList("Ages", 1, 17, 5).parse(typed)).toEqual([4, 9]);
});

test.each(["4,", "4 or 9", "4-9", "4,18", "1 2 3 4 5 6"])("%j are no ages", (typed) => {
  expect(numberList("Ages", 1, 17, 5).safeParse(typed).success).toBe(false);
});

const missing = "Name is required";
const words = [line(missing), prose(missing), optionalProse(), shortText(100, missing), lineOrNothing(100)];

test.each([
  ["turned from the right", "Meera \u202e009 \u20b9\u202c\u2067Pillai", "Meera 009 \u20b9Pillai"],
  ["with blanks of no width", "\ufeff\u200b Meera\u2060 Pillai \u200b", "Meera Pillai"],
  [
    "of Urdu and Hindi",
    "\u0645\u06cc\u200c\u0631\u0627 \u200f\u0915\u094d\u200d\u0937",
    "\u0645\u06cc\u200c\u0631\u0627 \u200f\u0915\u094d\u200d\u0937",
  ],
  [
    "of one family",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Pillai",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Pillai",
  ],
])("a text %s is stored as it is seen", (_, typed, stored) => {
  expect(words.map((field) => field.parse(typed))).toEqual(words.map(() => stored));
});

test.each([
  "\u200b\u200b\u200b",
  "\u202e\u202c",
  "\u3164\u3164\u3164",
  "\u2800 \u2800",
  "\u200d\u200e\u{e0041}\u00ad",
])("of %j nothing is seen, so it is empty", (typed) => {
  for (const field of [line(missing), prose(missing)])
    expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toContain(missing);
  for (const field of [optionalProse(), shortText(100, missing), lineOrNothing(100)])
    expect(field.parse(typed)).toBe("");
});

test("an address that was copied with signs that are not seen is the address", () => {
  expect(email(missing, missing).parse("\u202ameera@exam\u2060ple.com\u202c\u200b")).toBe(
    "meera@example.com",
  );
});

test("a text of control characters alone is refused, not emptied", () => {
  expect(shortText(100, missing).safeParse("\u0000").success).toBe(false);
});

test("a pincode is its six digits, also with the blank that letters have in it", () => {
  for (const typed of ["190001", "190 001", " 190\u00a0001 ", "१९० ००१"])
    expect(pinCode.parse(typed)).toBe("190001");
  for (const typed of ["19 001", "190-001", "090 001", "1900011"])
    expect(pinCode.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      "Enter the six digits of the pincode",
    ]);
});
