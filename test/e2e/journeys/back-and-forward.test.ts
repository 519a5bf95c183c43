import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

/* What is typed belongs to the page's place in the history: it is there after back and forward. */

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const stay = `checkInDate=${inDays(60)}&checkOutDate=${inDays(62)}`;

const forms = [
  {
    path: `/booking/1?${stay}`,
    id: "booking",
    send: "Book Now",
    typed: { Email: "leela@example.com", Phone: "5550000002", "Special request (optional)": "A quiet\nroom" },
    chosen: { Adults: "3", Children: "0" },
  },
  {
    path: "/package/1",
    id: "enquiry-form",
    send: "Send enquiry",
    typed: { Email: "leela@example.com", Phone: "5550000002", Message: "Is it warm?" },
    chosen: {},
  },
  {
    path: "/cab-services/book",
    id: "cab-form",
    send: "Book a Cab Now",
    typed: {
      Contact: "5550000003",
      Email: "leela@example.com",
      "Pickup location": "Srinagar airport",
      "Drop location": "Pahalgam",
      "Date of journey": inDays(5),
      "Preferred time": "10:00",
    },
    chosen: { "Preferred vehicle": "SUV", "Payment method": "Cash" },
  },
  {
    path: "/query",
    id: "query-page",
    send: "Send Query",
    typed: { Email: "leela@example.com", Subject: "Heating", Message: "Is it warm?" },
    chosen: {},
  },
  {
    path: "/review",
    id: "review-page",
    send: "Submit Review",
    typed: { Address: "Pune", Review: "The bread came before the sun did" },
    chosen: {},
  },
] as const;

/** What stands in the controls that people see. */
function written(page: Page, id: string): Promise<[string, string][]> {
  return page
    .locator(`#${id}`)
    .evaluate((form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea, select")]
        .filter(({ type, checked }) => !/^(?:radio|checkbox)$/.test(type) || checked)
        .map(({ name, value }): [string, string] => [name, value]),
    );
}

for (const { path, id, send, typed, chosen } of forms)
  test(`${path.replace(/\?.*/, "")}: what was refused is still written after back and forward`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/privacy");
    await page.goto(path);
    await page.waitForFunction(() => customElements.get("site-form") !== undefined);
    const form = page.locator(`#${id}`);
    // Blanks are something to a browser, and nothing to the server.
    await form.getByLabel("Name", { exact: true }).fill("    ");
    for (const [label, text] of Object.entries(typed))
      await form.getByLabel(label, { exact: true }).fill(text);
    for (const [label, text] of Object.entries(chosen))
      await form.getByLabel(label, { exact: true }).selectOption(text);
    if (id === "review-page") await form.getByLabel("4 stars").check({ force: true });
    await form.getByRole("button", { name: send }).click();
    await expect(form.getByRole("alert")).toContainText("Name is required");
    const before = await written(page, id);
    for (const text of Object.values(typed)) expect(before.map(([, value]) => value)).toContain(text);
    await page.goBack();
    await page.goForward();
    await expect.poll(() => written(page, id)).toEqual(before);
  });
