// @vitest-environment jsdom
import { expect, test } from "vitest";
import { fillControls } from "./fill-form.ts";
import { fieldsOf, namesOfEdited } from "./send-form.ts";

function formOf(ticked: readonly string[], name: string): HTMLFormElement {
  const boxes = ["fire", "dinner", "guide"].map((value) => {
    return `<input type="checkbox" name="extra" value="${value}"${ticked.includes(value) ? " checked" : ""}>`;
  });
  document.body.innerHTML = `<form><input name="name" value="${name}"><input name="email" value="a@example.com">${boxes.join("")}</form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("The page has a form");
  return form;
}

const tickedIn = (form: HTMLFormElement) => fieldsOf(form).getAll("extra");

test.each([
  { sent: ["fire"], now: [], what: "the only box was unticked" },
  { sent: ["fire", "dinner"], now: ["dinner"], what: "one box of several was unticked" },
  { sent: ["fire"], now: ["fire", "guide"], what: "another box was ticked" },
])("a form that comes back has its boxes as they are now: $what", ({ sent, now }) => {
  const before = fieldsOf(formOf(sent, "Leela"));
  const typed = fieldsOf(formOf(now, "Leela"));
  const again = formOf(sent, "");
  fillControls(again, typed, namesOfEdited(before, typed));
  expect(tickedIn(again)).toEqual(now);
  expect(fieldsOf(again).get("name")).toBe("");
});

test("what a stored form does not name stays", () => {
  const form = formOf(["fire"], "Leela");
  fillControls(form, new URLSearchParams({ name: "Alia" }));
  expect(fieldsOf(form).get("name")).toBe("Alia");
  expect(tickedIn(form)).toEqual(["fire"]);
});
