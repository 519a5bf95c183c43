// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isEdited } from "./is-edited.ts";

function form(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="base" value="{}" /><input name="title" value="Dal" />
    <textarea name="text">One\nTwo</textarea><select name="icon"><option selected>boat</option></select>
    <input type="checkbox" name="shown" checked /><input type="checkbox" name="loud" /><button>Save</button>
  </form>`;
  const [made] = document.forms;
  if (!made) throw new Error("no form");
  return made;
}

test("a form that was only opened is not typed in, so no draft is kept of it", () => {
  expect(isEdited(form())).toBe(false);
});

test.each([
  ["input[name=title]", (field: HTMLInputElement) => (field.value = "Nigeen")],
  ["textarea", (field: HTMLInputElement) => (field.value = "")],
  ["input[name=shown]", (field: HTMLInputElement) => (field.checked = false)],
  ["input[name=loud]", (field: HTMLInputElement) => (field.checked = true)],
])("what was changed in %s before the page's script came is seen", (selector, change) => {
  const made = form();
  const field = made.querySelector<HTMLInputElement>(selector);
  if (field) change(field);
  expect(isEdited(made)).toBe(true);
});

test("a form whose other choice was taken is edited", () => {
  document.body.innerHTML = `<form><input type="radio" name="meals" value="CP" checked /><input type="radio" name="meals" value="MAP" /></form>`;
  const [choices] = document.forms;
  if (!choices) throw new Error("no form");
  expect(isEdited(choices)).toBe(false);
  choices.querySelector<HTMLInputElement>("[value=MAP]")?.click();
  expect(isEdited(choices)).toBe(true);
});

test("a select is edited once another option is chosen than the page showed at first", () => {
  document.body.innerHTML = `<form><select name="status"><option>New</option><option selected>Accepted</option></select>
    <select name="room"><option value="" disabled>Choose</option><option>Deluxe</option><option>Suite</option></select></form>`;
  const [choices] = document.forms;
  const [status, room] = document.querySelectorAll("select");
  if (!choices || !status || !room) throw new Error("no form");
  expect(isEdited(choices)).toBe(false);
  status.value = "New";
  expect(isEdited(choices)).toBe(true);
  status.value = "Accepted";
  room.value = "Suite";
  expect(isEdited(choices)).toBe(true);
});
