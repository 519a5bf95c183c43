// @vitest-environment jsdom
import { expect, test } from "vitest";
import { messageOf } from "../field-messages.ts";
import { StayDates } from "./stay-field.ts";

customElements.define("stay-dates", StayDates);

test("a stay that is too long is refused at its end before anything is sent", () => {
  document.body.innerHTML = `<stay-dates>
    <div data-end="arrive"><input type="date" required></div>
    <div data-end="leave"><input type="date" required></div></stay-dates>`;
  const [arrive, leave] = document.querySelectorAll("input");
  if (!arrive || !leave) throw new Error("A stay has two ends");
  const type = (input: HTMLInputElement, value: string) => {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type(arrive, "2130-01-01");
  type(leave, "2130-03-02");
  expect(messageOf(leave)).toBeUndefined();
  type(leave, "2130-03-03");
  expect(messageOf(leave)).toBe("A stay can be at most 60 nights; for longer, please call us");
});
