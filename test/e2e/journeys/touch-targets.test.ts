import type { Locator } from "@playwright/test";
import { publicPages } from "../support/public-pages.ts";
import { expect, test } from "../support/site.ts";

/** Of a finger, in pixels; browsers round what is laid out. */
const least = 43.5;

/** Of a link in a text, in pixels. */
const inText = 24;

/**
 * The controls of the page that are lower than a finger wants, with what lies around them invisibly. Left out are links
 * within a sentence, those that a card has a second time, the map's pins, for the list beside it has the same links, and
 * what is there for machines alone.
 */
function lowControls(limit: number): string[] {
  for (const part of document.querySelectorAll("details")) part.open = true;
  const heightOf = (control: Element) => {
    const rim = getComputedStyle(control, "::after");
    const beyond = [rim.top, rim.bottom].map((side) => Math.max(0, -Number.parseFloat(side) || 0));
    const isRim = rim.content !== "none" && rim.position === "absolute";
    const inLabel = control.matches("[type=checkbox], [type=radio]") ? control.closest("label") : null;
    const own = (inLabel ?? control).getBoundingClientRect().height;
    return own + (isRim ? beyond.reduce((sum, one) => sum + one, 0) : 0);
  };
  const isInText = (control: Element) =>
    control.matches("a") &&
    getComputedStyle(control).display === "inline" &&
    control.parentElement?.textContent.trim() !== control.textContent.trim();
  const controls = document.querySelectorAll(
    "a[href], button, input:not([type=hidden]), select, textarea, summary",
  );
  return [...controls].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    if (width < 3 || height < 3 || !control.checkVisibility({ visibilityProperty: true })) return [];
    if (control.matches(".map-pin, :is(h2, h3) > a, .hotel-card-link, [tabindex='-1']") || isInText(control))
      return [];
    const found = Math.round(heightOf(control));
    const name =
      control.textContent.trim() || control.getAttribute("aria-label") || control.getAttribute("name");
    return heightOf(control) < limit ? [`${control.tagName} ${name}: ${found}`] : [];
  });
}

test("on a phone every control of a guest's page is as high as a finger wants", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const stay = "checkInDate=2033-06-10&checkOutDate=2033-06-13";
  const pages = [...publicPages, `/hotel/1?${stay}`, `/hotels?${stay}`, `/booking/1?${stay}&children=1`];
  for (const path of pages) {
    await page.goto(path);
    expect.soft(await page.evaluate(lowControls, least), path).toEqual([]);
  }
});

test("the company's name leaves the links in the header of a narrow phone room for a finger", async ({
  page,
}) => {
  for (const width of [320, 352, 360, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/hotels");
    const bar = page.locator("header.sticky");
    for (const name of [/^Call /, /^E-mail /])
      expect.soft((await bar.getByRole("link", { name }).boundingBox())?.width).toBeGreaterThan(36);
    const menu = await bar.getByRole("button", { name: "Menu" }).boundingBox();
    expect.soft(width - (menu?.x ?? width), `${width} px: to the edge`).toBeGreaterThanOrEqual(least);
  }
});

test("what staff press on a phone while they answer is as high as a finger wants", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stay = { hotelId: 2, checkInDate: "2033-07-10", checkOutDate: "2033-07-12", adults: 2, chlids: 0 };
  const guest = { customerName: "Mehr Wani", email: "mehr@example.com", phoneNo: "5550000078" };
  const reply = await page.request.post("/api/Booking/desk", { data: { ...guest, ...stay } });
  const { data } = (await reply.json()) as { data: { id: number } };
  await page.goto(`/control/view-bookings?view=${data.id}`);
  await expectHigh(page.getByText("Cancel this stay, or nobody came"));
  await page.goto("/control/desk");
  await expectHigh(page.getByText("E-mail and request"));
  await page.goto("/control/dashboard");
  await expectHigh(page.getByRole("link", { name: "came in today" }));
  await page.goto("/control/calendar");
  for (const name of ["10 days earlier", "10 days later"])
    await expectWide(page.getByRole("link", { name, exact: true }));
});

test("a link of small letters reaches beyond its line", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stay = { hotelId: 2, checkInDate: "2033-08-10", checkOutDate: "2033-08-12", adults: 2, chlids: 0 };
  const guest = { customerName: "Sahil Lone", email: "sahil@example.com", phoneNo: "5550000079" };
  const reply = await page.request.post("/api/Booking", { data: { ...guest, ...stay } });
  const { data } = (await reply.json()) as { data: { id: number; key: string } };
  await page.goto(`/control/view-bookings?view=${data.id}`);
  await expectHigh(page.getByRole("dialog").getByRole("link", { name: guest.phoneNo }), inText);
  await page.goto(`/booking-status/${data.key}`);
  await expectHigh(page.getByRole("link", { name: "Cancellation terms" }), inText);
});

async function expectHigh(control: Locator, limit = least): Promise<void> {
  expect((await control.boundingBox())?.height, String(control)).toBeGreaterThanOrEqual(limit);
}

async function expectWide(control: Locator): Promise<void> {
  expect((await control.boundingBox())?.width, String(control)).toBeGreaterThanOrEqual(least);
}
