import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/* One form, with scripts and without: the same words, marked up the same, whoever found the fault. */

const forms = [
  ["/booking/1", "booking", "Book Now"],
  ["/package/1", "enquiry-form", "Send enquiry"],
  ["/cab-services/book", "cab-form", "Book a Cab Now"],
  ["/query", "query-page", "Send Query"],
  ["/review", "review-page", "Submit Review"],
] as const;

/**
 * The HTML without what is each page's own: moments and keys, and what is typed (a value here, markup there); and
 * without the children's ages, of which a script shows as many as there are children.
 */
function markup(part: Locator): Promise<string[]> {
  return part.evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (element.closest("[data-child-ages]")) return [];
      const copy = element.cloneNode(true) as Element;
      for (const ages of copy.querySelectorAll("[data-child-ages]")) ages.remove();
      for (const chosen of copy.querySelectorAll("option[selected]")) chosen.removeAttribute("selected");
      for (const written of copy.querySelectorAll("textarea")) written.replaceChildren();
      for (const one of [copy, ...copy.querySelectorAll("*")]) {
        if (one instanceof HTMLInputElement && one.type !== "radio") one.removeAttribute("value");
        const sorted = Array.from(one.attributes, ({ name, value }) => [name, value] as const).toSorted(
          ([a], [b]) => a.localeCompare(b),
        );
        for (const [name] of sorted) one.removeAttribute(name);
        for (const [name, value] of sorted) one.setAttribute(name, value);
      }
      return copy.outerHTML;
    }),
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
}

for (const [path, id, send] of forms) {
  test(`${path}: a field's fault looks as the server shows it when the browser finds it`, async ({
    page,
    withoutScripts,
  }) => {
    await open(page, path);
    await withoutScripts.goto(path);
    for (const one of [page, withoutScripts]) {
      const form = one.locator(`#${id}`);
      for (const email of await form.getByLabel("Email").all()) await email.fill("guest@example");
      await form.getByRole("button", { name: send }).click();
      await expect(form.locator("[data-field] [id$='-error']").first()).toBeVisible();
    }
    const fields = await markup(page.locator(`#${id} [data-field]`));
    expect(fields.join("")).toContain("is required");
    expect(fields).toEqual(await markup(withoutScripts.locator(`#${id} [data-field]`)));
  });
}

/** Blanks are something to a browser, and nothing to the server. */
const onlyBlanks: Record<string, string> = {
  Name: "   ",
  Email: "leela@example.com",
  Message: "Is it warm?",
};

for (const [path, id, send, further] of [
  ["/query", "query-page", "Send Query", { Subject: "Heating" }],
  ["/package/1", "enquiry-form", "Send enquiry", { Phone: "555 000-0002" }],
] as const) {
  test(`${path}: what only the server finds comes back as the same form, at its fault, with what was typed`, async ({
    page,
    withoutScripts,
  }) => {
    await open(page, path);
    await withoutScripts.goto(path);
    for (const one of [page, withoutScripts]) {
      const form = one.locator(`#${id}`);
      for (const [label, text] of Object.entries({ ...onlyBlanks, ...further }))
        await form.getByLabel(label, { exact: true }).fill(text);
      await form.getByRole("button", { name: send }).click();
      await expect(form.getByRole("alert")).toContainText("Name is required");
      await expect(form.getByLabel("Message")).toHaveValue("Is it warm?");
    }
    await expect(page.locator(`#${id}`).getByLabel("Name", { exact: true })).toBeFocused();
    expect(await markup(page.locator(`#${id}`))).toEqual(await markup(withoutScripts.locator(`#${id}`)));
  });
}
