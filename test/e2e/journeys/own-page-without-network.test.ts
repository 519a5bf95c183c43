import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { type Call, callsOf } from "../support/guest-states.ts";
import { expect, signIn, test as base } from "../support/site.ts";

type Stay = { id: number; key: string; total: number; staff: Call };

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** An accepted stay, whose own page the guest has open and could read without a network. */
const test = base.extend<{ stay: Stay }>({
  stay: async ({ page, browser, request, site }, use) => {
    const office = await browser.newContext({ baseURL: site });
    const desk = await office.newPage();
    await signIn(desk);
    const [staff, guest] = [callsOf(desk.request), callsOf(request)];
    const dates = { checkInDate: inDays(60), checkOutDate: inDays(62), adults: 2, chlids: 0 };
    const form = {
      ...dates,
      hotelId: 2,
      customerName: "Nadia Wani",
      email: "nadia@example.com",
      phoneNo: "5550000037",
    };
    const { id, key } = (await guest("POST", "Booking", form)).data as Stay;
    const accepted = await staff("PUT", `Booking/${id}`, { ...form, status: "Accepted" });
    const { total } = accepted.data as Stay;
    await open(page, key);
    await use({ id, key, total, staff });
    await staff("DELETE", `Booking/byId?Id=${id}`);
    await office.close();
  },
});

async function open(page: Page, key: string): Promise<void> {
  await page.goto(`/booking-status/${key}`);
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate((own) => caches.match(own).then(Boolean), page.url())).toBe(true);
}

const waitingList = (page: Page) => page.locator("waiting-list > section");
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

async function tellOfPayment(page: Page, number: string): Promise<void> {
  await page.getByLabel("Number of the payment").fill(number);
  await page.getByRole("button", { name: "I have paid" }).click();
}

async function claimed({ id, staff }: Stay): Promise<string[]> {
  const { data } = await staff("GET", `PaymentClaim?bookingId=${id}`);
  return (data as { reference: string }[]).map(({ reference }) => reference);
}

test("told without a network, a payment waits where one sees it, and is told once when the network is back", async ({
  page,
  context,
  stay,
  accessible,
}) => {
  await context.setOffline(true);
  await tellOfPayment(page, "412055660037");
  await expect(alert(page)).toContainText(/You are offline.*Waiting for the network/);
  await expect(alert(page).getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByLabel("Number of the payment")).toHaveValue("412055660037");
  await expect(waitingList(page)).toContainText("Your note that you have paid: waiting for the network");
  await accessible(page);
  await context.setOffline(false);
  await expect(waitingList(page)).toContainText("Your note that you have paid has been sent.");
  expect(await claimed(stay)).toEqual(["412055660037"]);
  const told = page.getByRole("list", { name: "What you told us" });
  await waitingList(page).getByRole("link", { name: "See the answer" }).click();
  await expect(told.getByRole("listitem")).toHaveCount(1);
  // Told of once more, the address is the same: the page is read anew all the same.
  await tellOfPayment(page, "412055660038");
  await expect(told.getByRole("listitem")).toHaveCount(2);
});

test("a payment that was recorded while the note of it waited is told of as such, and waits no longer", async ({
  page,
  context,
  stay,
}) => {
  await context.setOffline(true);
  await tellOfPayment(page, "412055660039");
  await expect(waitingList(page)).toHaveCount(1);
  await stay.staff("POST", "Payment", { bookingId: stay.id, amount: stay.total, method: "Cash" });
  await context.setOffline(false);
  await expect(waitingList(page)).toContainText(/was not taken: Nothing is to be paid for this booking now/);
});

test("a wish to cancel is never sent later: without a network it is told, with the number to call", async ({
  page,
  context,
  stay,
}) => {
  await page.getByText("Cancel this stay", { exact: true }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(alert(page)).toContainText("You are offline. Nothing was sent: please try again");
  await expect(alert(page).getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(waitingList(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("You asked us to cancel")).toHaveCount(0);
  await page.getByText("Cancel this stay", { exact: true }).click();
  await page.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(page.getByText("You asked us to cancel this stay.")).toBeVisible();
  expect(await claimed(stay)).toEqual([]);
});

test("the company of an invoice waits under its own name, and is unfolded to be changed", async ({
  page,
  context,
  stay,
}) => {
  const part = page.getByRole("region", { name: "Invoice for a company" });
  await part.getByText("Invoice for a company?").click();
  await part.getByLabel("Company").fill("Deodar Textiles");
  await part.getByLabel("Its GSTIN").fill("27AAPFU0939F1ZV");
  await part.getByLabel("Its address").fill("12 Mill Road, Pune 411001");
  await context.setOffline(true);
  await part.getByRole("button", { name: "Send the company" }).click();
  await expect(waitingList(page)).toContainText("The company of your invoice: waiting for the network");
  await page.reload();
  await expect(part.getByLabel("Company")).toBeHidden();
  await waitingList(page).getByRole("button", { name: "Change it" }).click();
  await expect(part.getByLabel("Company")).toBeFocused();
  await expect(part.getByLabel("Company")).toHaveValue("Deodar Textiles");
  await context.setOffline(false);
  await part.getByRole("button", { name: "Send the company" }).click();
  await expect(part).toContainText("We write the invoice to Deodar Textiles");
  expect((await stay.staff("GET", `Paper/buyer?bookingId=${stay.id}`)).data).toMatchObject({
    buyerGstin: "27AAPFU0939F1ZV",
  });
});

test("sent before the page's script can, a form without a network is kept with what was typed", async ({
  page,
  context,
  stay,
  accessible,
}) => {
  await page.getByLabel("Number of the payment").fill("412055660040");
  await context.setOffline(true);
  const sendAsABrowserDoes = () =>
    page.evaluate(() => document.querySelector<HTMLFormElement>("form#paid")?.submit());
  await sendAsABrowserDoes();
  await expect(page.getByText("no answer came to your form")).toBeVisible();
  await accessible(page);
  const again = page.getByRole("button", { name: "Send it again" });
  await again.click();
  await expect(page.getByText("no answer came to your form")).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole("list", { name: "What you told us" })).toContainText("412055660040");
  expect(await claimed(stay)).toEqual(["412055660040"]);
});

test("what waits is at the foot of a phone's screen, and above what else stands there", async ({
  page,
  context,
  stay,
}) => {
  const foot = async () => {
    const box = await waitingList(page).boundingBox();
    return 844 - ((box?.y ?? 0) + (box?.height ?? 0));
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  await tellOfPayment(page, "412055660040");
  await expect(waitingList(page)).toBeVisible();
  expect(await foot()).toBeLessThan(20);
  await context.setOffline(false);
  await expect.poll(() => claimed(stay)).toEqual(["412055660040"]);
  await page.goto("/hotel/1");
  await expect(waitingList(page)).toBeVisible();
  const bar = await page.locator("phone-bar").boundingBox();
  expect(await foot()).toBeGreaterThanOrEqual(bar?.height ?? 0);
});
