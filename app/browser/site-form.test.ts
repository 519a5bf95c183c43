// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { showBusy } from "./form-states.ts";
import { SiteForm } from "./site-form.ts";
import type { WaitingRequest } from "./waiting/waiting-store.ts";

beforeAll(() => customElements.define("site-form", SiteForm));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const foldedForm = `<details><site-form data-only-now>
  <form id="company-invoice" method="post"><input name="buyerName"><button>Send</button></form></site-form></details>`;

test("a folded form that is to be changed is unfolded", () => {
  document.body.innerHTML = foldedForm;
  const detail = { key: "k", formId: "company-invoice", fields: "buyerName=Deodar" } as WaitingRequest;
  document
    .querySelector("site-form")
    ?.dispatchEvent(new CustomEvent("change-request", { detail, cancelable: true }));
  expect(document.querySelector("details")?.open).toBe(true);
  expect(document.activeElement).toBe(document.querySelector("input"));
});

test("a refusal that is about no field has the focus, wherever in its form it stands", async () => {
  document.body.innerHTML = foldedForm;
  const again = `<form id="company-invoice"><div><div role="alert" tabindex="-1">Too many</div></div>
    <input name="buyerName"></form>`;
  vi.stubGlobal("fetch", async () => new Response(again, { status: 429 }));
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Too many"));
});

test("a form that was left and is sent anew says so until its own answer is there", () => {
  vi.useFakeTimers();
  document.body.innerHTML = foldedForm;
  const [frame, button] = [document.querySelector("form"), document.querySelector("button")];
  if (!frame || !button) throw new Error("The page has a form");
  showBusy(frame, button)(true);
  vi.advanceTimersByTime(15_000);
  dispatchEvent(new Event("pageshow"));
  expect(button.textContent).toBe("Send");
  showBusy(frame, button);
  vi.advanceTimersByTime(15_000);
  expect(button.textContent).toBe("Sending …");
});
