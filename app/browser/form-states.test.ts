// @vitest-environment jsdom
import { expect, test } from "vitest";
import { unfilledCopy } from "./form-states.ts";

/** A form as its page gives it back with faults: what was typed is its values. */
function formAgain(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <p role="alert">Name is required</p>
    <input name="name" value="Meera"><input name="days" value="9" data-first="1">
    <select name="rooms" data-first="1"><option>1</option><option selected>4</option></select>
    <select name="place"><option value="">Anywhere</option><option selected>Gurez</option></select>
    <input type="radio" name="meals" value="EP" data-first="EP"><input type="radio" name="meals" value="MAP" data-first="EP" checked>
    <input type="checkbox" name="fire" value="yes" checked>
  </form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("The page has a form");
  return form;
}

test("a form that is begun anew has nothing that was typed, and what its fields had before that", () => {
  const copy = unfilledCopy(formAgain());
  copy.reset();
  expect([...new FormData(copy)]).toEqual([
    ["name", ""],
    ["days", "1"],
    ["rooms", "1"],
    ["place", ""],
    ["meals", "EP"],
  ]);
  expect(copy.querySelector("[role=alert]")).toBeNull();
});
