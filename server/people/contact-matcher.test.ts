import { expect, test } from "vitest";
import { takenOut, contactMatcher } from "./contact-matcher.ts";

test.each(["9876501234", "98765 01234", "+91 98765-01234", "0091 9876501234", "09876501234", "919876501234"])(
  "%s is one number, in a column and in a text",
  (typed) => {
    const who = contactMatcher(typed);
    for (const written of ["9876501234", "+919876501234", "098765 01234", "919876501234"]) {
      expect([written, who.isSame(written)]).toEqual([written, true]);
      const text = `call ${written}, or (98765) 012-34 after six, room 12 https://wa.me/919876501234?text=Hello`;
      expect(who.isIn(text)).toBe(true);
      expect(who.without(text)).not.toMatch(/9876|01234/);
    }
  },
);

test.each(["9876501235", "19876501234", "+44 9876501234", "+1 98765 01234"])(
  "%s is another number",
  (other) => {
    expect(contactMatcher("9876501234").isSame(other)).toBe(false);
  },
);

test("a longer run of digits that holds the number is no mention of it", () => {
  expect(contactMatcher("9876501234").isIn("UPI 419876501234567")).toBe(false);
});

test("an address is the same in capitals, is found in links, and another that ends with it is not", () => {
  const who = contactMatcher("Meera@Example.com");
  expect(who.isSame(" MEERA@example.com")).toBe(true);
  expect(who.without("to=meera%40example.com or MEERA@EXAMPLE.COM.")).toBe(`to=${takenOut} or ${takenOut}.`);
  for (const other of ["a.meera@example.com", "meera@example.com.au", "meera@example.community"])
    expect([other, who.isSame(other), who.isIn(other)]).toEqual([other, false, false]);
});

test("an address with a hyphen is found; one that goes on with an accented letter is another", () => {
  const hyphened = contactMatcher("meera-b@ex-ample.com");
  expect(hyphened.isIn("to Meera-B@ex-ample.com")).toBe(true);
  const who = contactMatcher("lan@example.com");
  for (const other of ["élan@example.com", "e\u0301lan@example.com", "lan@example.comé"])
    expect([other, who.isIn(other), who.without(other)]).toEqual([other, false, other]);
  expect(who.without("邮箱lan@example.comです")).toBe(`邮箱${takenOut}です`);
});
