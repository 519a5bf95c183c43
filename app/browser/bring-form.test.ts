// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { LaterForm } from "./bring-form.ts";

customElements.define("later-form", LaterForm);

const page = `<main><site-form><form id="query"><input type="hidden" name="from" value="/"><input name="name"></form></site-form></main>`;

function inDialog(): { dialog: HTMLDialogElement; opener: HTMLButtonElement; part: LaterForm } {
  document.body.innerHTML = `<button commandfor="ask">Query</button>
    <dialog id="ask"><later-form data-form="query" data-part="/query?in=dialog"><a href="/query">Write</a></later-form></dialog>`;
  const dialog = document.querySelector("dialog");
  const opener = document.querySelector("button");
  const part = dialog?.querySelector("later-form");
  if (!dialog || !opener || !(part instanceof LaterForm))
    throw new Error("The page has a dialog and its button");
  return { dialog, opener, part };
}

afterEach(() => vi.unstubAllGlobals());

test("a form comes once, when its button is about to be pressed, and knows the page it stands on", async () => {
  const fetched = vi.fn(async () => new Response(page));
  vi.stubGlobal("fetch", fetched);
  const { dialog, opener, part } = inDialog();
  expect(fetched).not.toHaveBeenCalled();
  opener.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(part.querySelector("form")).not.toBeNull());
  dialog.setAttribute("open", "");
  expect(part.querySelector("a")).toBeNull();
  expect(part.querySelector("[name=from]")?.getAttribute("value")).toBe(location.pathname);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/query?in=dialog", expect.anything());
});

test("without a network the link to the form's page stays, and the next opening tries again", async () => {
  const fetched = vi.fn(async () => new Response(page));
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetched);
  const { dialog, part } = inDialog();
  expect(await part.load()).toBe(false);
  expect(part.querySelector("a")).not.toBeNull();
  dialog.setAttribute("open", "");
  await vi.waitFor(() => expect(part.querySelector("form")).not.toBeNull());
  expect(fetched).toHaveBeenCalledTimes(2);
});
