import type { Locator } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/*
 * The messages of specification section 5 for the public forms, word by word: each appears once its field was touched
 * and not before. Written from the specification alone.
 */

/** Label, what is typed before leaving the field, and what is then said. */
type Step = [label: string, typed: string, said: string];

const forms: { path: string; send: string; steps: Step[]; onSend?: string[] }[] = [
  {
    path: "/review",
    send: "Submit Review",
    steps: [
      ["Name", "", "Name is required"],
      ["Name", "Al", "Name must be at least 3 characters long"],
      ["Review", "", "Review is required"],
      ["Review", "Too short", "Review must be at least 10 characters long"],
      ["Address", "", "Address is required"],
    ],
    onSend: ["Rating is required"],
  },
  {
    path: "/cab-services/book",
    send: "Book a Cab Now",
    steps: [
      ["Name", "", "Name is required"],
      ["Contact", "", "Contact is required"],
      ["Contact", "ten digits", "Contact must be numeric"],
      ["Contact", "555000", "Contact must be at least 10 digits"],
      ["Email", "", "Email is required"],
      ["Email", "guest@", "Invalid email address"],
      ["Pickup location", "", "Pickup location is required"],
      ["Drop location", "", "Drop location is required"],
      ["Date of journey", "", "Date of journey is required"],
      ["Preferred time", "", "Preferred time is required"],
      ["Preferred vehicle", "", "Preferred vehicle is required"],
      ["Payment method", "", "Payment method is required"],
    ],
  },
  {
    path: "/booking/1",
    send: "Book Now",
    steps: [
      ["Name", "", "Name is required"],
      ["Email", "", "Email is required"],
      ["Email", "guest", "Invalid email address"],
      ["Phone", "", "Phone number is required"],
      ["Phone", "555000", "Phone number must be 10 digits"],
      ["Phone", "55500000011", "Phone number must be 10 digits"],
      ["Check-in", "", "Check-in date is required"],
      ["Check-out", "", "Check-out date is required"],
      ["Adults", "", "Please select adults"],
      ["Children", "", "Please select children"],
    ],
  },
  {
    path: "/package/1",
    send: "Send enquiry",
    steps: [
      ["Name", "", "Name is required"],
      ["Phone", "", "Phone is required"],
      ["Email", "", "Email is required"],
      ["Email", "guest", "Invalid email"],
      ["Message", "", "Message is required"],
    ],
  },
  {
    path: "/query",
    send: "Send Query",
    steps: [
      ["Name", "", "Name is required"],
      ["Email", "", "Email is required"],
      ["Email", "guest", "Invalid email address"],
      ["Subject", "", "Subject is required"],
      ["Message", "", "Message is required"],
    ],
  },
];

/** The message tied to a control, as a screen reader finds it. */
async function saidAbout(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const ids = (element.getAttribute("aria-describedby") ?? "").split(" ");
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? "");
    return element.getAttribute("aria-invalid") === "true" ? (texts[0] ?? "") : "";
  });
}

for (const { path, send, steps, onSend = [] } of forms) {
  test(`${path}: each message of the form, at its field, once it was touched`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole("main");
    await page.waitForFunction(() => customElements.get("site-form") !== undefined);
    for (const [label, typed, said] of steps) {
      const control = form.getByLabel(label, { exact: true });
      if (typed === "") expect(await saidAbout(control), `${label} untouched`).toBe("");
      await control.focus();
      if (typed) await control.fill(typed);
      await control.blur();
      expect.soft(await saidAbout(control), `${label}: “${typed}”`).toBe(said);
    }
    await form.getByRole("button", { name: send }).click();
    for (const said of onSend) await expect.soft(form.getByText(said, { exact: true })).toBeVisible();
    // Nothing was sent: the form is still there, the focus at its first fault.
    const isAtFault = (element: Element) =>
      element.closest("[data-field]")?.outerHTML.includes('aria-invalid="true"');
    expect(await form.locator(":focus").evaluate(isAtFault)).toBe(true);
  });
}

test("what only the server can see is said in the specification's words too", async ({ request }) => {
  const review = { customerName: "Ritu", review: "Ten characters and more", customerAddress: "Pune" };
  const said = async (path: string, data: object) =>
    ((await (await request.post(`/api/${path}`, { data })).json()) as { errors: object }).errors;
  expect(await said("CustomerFeedBack", { ...review, rating: 0 })).toMatchObject({
    rating: "Rating must be at least 1",
  });
  expect(await said("CustomerFeedBack", { ...review, rating: 6 })).toMatchObject({
    rating: "Rating cannot exceed 5",
  });
  const guest = { customerName: "Ritu", email: "ritu@example.com", phoneNo: "5550000001" };
  const stay = { hotelId: 1, adults: 2, chlids: 0, checkInDate: "2020-01-02", checkOutDate: "2020-01-03" };
  expect(await said("Booking", { ...guest, ...stay })).toMatchObject({
    checkInDate: "Check-in cannot be in the past",
  });
  expect(await said("Booking", { ...guest, ...stay, checkOutDate: "2020-01-02" })).toMatchObject({
    checkOutDate: "Check-out must be after check-in",
  });
});
