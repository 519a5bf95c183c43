import { expect, test } from "vitest";
import { contactMatcher } from "../contact-matcher.ts";
import { contactsIn } from "./contacts-in.ts";

test.each([
  "9876501234",
  "98765 01234",
  "+91 98765-01234",
  "0091 9876501234",
  "09876501234",
  "+44 20 7946 0958",
])("%s is found as the person is named, alone and in a text", (typed) => {
  const { identity } = contactMatcher(typed);
  for (const text of [typed, `call ${typed}, or 1234, room 12`, `12 nights (${typed}) / 9876501235`])
    expect(contactsIn(text)).toContain(identity);
});

test("an address is found alone, in a sentence, in a link, and in what was written around it", () => {
  for (const text of [
    " Meera@Example.com ",
    "Write to <meera@example.com>.",
    "meera@example.com!",
    "mailto:meera%40example.com?subject=Hello",
    '[{"name":"Email","before":"","after":"meera@example.com"}]',
  ])
    expect(contactsIn(text)).toContain("meera@example.com");
});

test("accented letters are part of an address, those of other scripts stand before it", () => {
  for (const text of ["Write to <Élan@Example.com>.", "«élan@example.com»!"])
    expect(contactsIn(text)).toContain("élan@example.com");
  expect(contactsIn("邮箱lan@example.com.")).toContain("lan@example.com");
});

test("long texts take no longer for each letter than short ones", () => {
  for (const part of ["1 ", "12345678", "a@", "@", ".", "+"])
    expect(contactsIn(part.repeat(20_000)).size).toBeLessThan(100_000);
});
