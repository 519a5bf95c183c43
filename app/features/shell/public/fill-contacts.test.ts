import { expect, test } from "vitest";
import { fillContacts } from "./fill-contacts.ts";

const text = "It is coming soon. Until then {call}, or write: {email}.";

test.each([
  ["+91 1", "a@b.example", "It is coming soon. Until then call us on +91 1, or write: a@b.example."],
  ["+91 1", "", "It is coming soon."],
  ["", "a@b.example", "It is coming soon. Until then call us, or write: a@b.example."],
])("with the number %s and the address %s: %s", (phone, email, words) => {
  expect(fillContacts(text, { phone, email })).toBe(words);
});
