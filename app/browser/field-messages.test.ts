// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { type Control, messageOf } from "./field-messages.ts";

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="name" required data-value-missing="Name is required">
    <input name="email" type="email" pattern="[^@]+@.+" data-pattern-mismatch="Invalid email address">
    <input name="day" type="date" required data-value-missing="Day is required">
    <input name="stars" type="radio" value="5" required data-value-missing="Rating is required">
    <textarea name="wish"></textarea></form>`;
});

function messageAbout(name: string, typed: string): string | undefined {
  const control = document.querySelector<Control>(`[name=${name}]`);
  if (!control) throw new Error(`There is no ${name}`);
  control.value = typed;
  return messageOf(control);
}

test("a line or a text that is too long is said before anything is sent, as it is counted on the server", () => {
  expect(messageAbout("name", "a".repeat(200))).toBeUndefined();
  expect(messageAbout("name", ` ${"a b ".repeat(50)}`)).toBeUndefined();
  expect(messageAbout("name", "a".repeat(201))).toBe("At most 200 characters, please");
  expect(messageAbout("email", "a".repeat(201))).toBe("At most 200 characters, please");
  expect(messageAbout("wish", "a".repeat(5000))).toBeUndefined();
  expect(messageAbout("wish", "a".repeat(5001))).toBe("At most 5,000 characters, please");
});

test("an empty field's words come first, and a wrong one keeps its own", () => {
  expect(messageAbout("name", "")).toBe("Name is required");
  expect(messageAbout("day", "")).toBe("Day is required");
  expect(messageAbout("stars", "5")).toBe("Rating is required");
  expect(messageAbout("email", "nobody")).toBe("Invalid email address");
});
