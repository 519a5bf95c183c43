import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

// It changes what other tests of the site look at. Nobody answers at this mail server.
test.use({
  company: "one in bad weather",
  settings: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@example.com" },
});

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const dates = { checkInDate: inDays(120), checkOutDate: inDays(122) };

const address = "guest@example.com";

async function acceptStay({ request }: Page, customerName: string, { nights = dates, email = address } = {}) {
  const form = { hotelId: 1, ...nights, adults: 2, chlids: 0, customerName, phoneNo: "5550000077" };
  const reply = await request.post("/api/Booking/desk", { data: { ...form, email, status: "Accepted" } });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

test("a stay that a colleague enters meanwhile is shown before it is cancelled with the others; what was typed stays", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptStay(page, "Shabir Wani");
  await page.goto(`/control/bad-weather?placeId=&from=${dates.checkInDate}&to=${dates.checkOutDate}`);
  const since = await acceptStay(page, "Haleema Rather");
  await page.getByText("Cancel, nothing is charged").click();
  await page.getByLabel("What the weather has shut").fill("A slide on the road");
  await page.getByRole("button", { name: "Write to 1 guest" }).click();
  await expect(page.getByRole("alert")).toContainText("Stays have come or gone meanwhile");
  await expect(page.getByRole("listitem").filter({ hasText: "Haleema Rather" })).toBeVisible();
  const stored = async () => (await (await page.request.get(`/api/Booking/byId?Id=${since}`)).json()).data;
  expect((await stored()).ending).toBeNull();
  await expect(page.getByLabel("What the weather has shut")).toHaveValue("A slide on the road");
  await expect(page.getByLabel("Cancel, nothing is charged")).toBeChecked();
  await page.getByRole("button", { name: "Write to 2 guests" }).click();
  await expect(page.getByText("Cancelled, 2 stays")).toBeVisible();
  expect((await stored()).ending).toBe("Cancelled");
});

test("the page begins with the stays of tonight and tomorrow night, and does not offer them again once something was done", async ({
  signedIn: page,
}) => {
  await acceptStay(page, "Nuzhat Lone", {
    nights: { checkInDate: inDays(1), checkOutDate: inDays(3) },
  });
  await page.goto("/control/bad-weather");
  await expect(page.getByLabel("First night")).toHaveValue(inDays(0));
  await expect(page.getByLabel("Until the morning of")).toHaveValue(inDays(2));
  await expect(page.getByRole("listitem").filter({ hasText: "Nuzhat Lone" })).toBeVisible();
  await page.getByLabel("What the weather has shut").fill("Snow on the pass");
  await page.getByLabel("May arrive until").fill(inDays(30));
  const write = page.getByRole("button", { name: /^Write to/ });
  await write.click();
  await expect(page.getByText(/May move, .*Snow on the pass/)).toBeVisible();
  await expect(write).toBeHidden();
  await page.getByRole("button", { name: "Show the stays" }).click();
  await expect(write).toBeVisible();
});

test("only who has an e-mail address is counted as written to; the others are named, each with the message to send", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const nights = { checkInDate: inDays(140), checkOutDate: inDays(142) };
  await acceptStay(page, "Yasir Bhat", { nights });
  await acceptStay(page, "Rukhsana Mir", { nights, email: "" });
  await page.goto(`/control/bad-weather?placeId=&from=${nights.checkInDate}&to=${nights.checkOutDate}`);
  const stay = page.getByRole("listitem").filter({ hasText: "Rukhsana Mir" });
  await expect(stay).toContainText("No e-mail address");
  await expect(page.getByRole("listitem").filter({ hasText: "Yasir Bhat" })).not.toContainText("No e-mail");
  await page.getByText("Cancel, nothing is charged").click();
  await page.getByLabel("What the weather has shut").fill("A flood in the valley");
  await page.getByRole("button", { name: "Write to 1 guest" }).click();
  await expect(page.getByText(/^Cancelled, 2 stays, .*A flood in the valley/)).toBeVisible();
  const chat = page.getByRole("link", { name: "WhatsApp: Rukhsana Mir" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain("A flood in the valley");
  await expect(page.getByRole("link", { name: /Yasir Bhat/ })).toBeHidden();
});

test("on a phone what can be done is told in one line each", async ({ signedIn: page }) => {
  const nights = { checkInDate: inDays(130), checkOutDate: inDays(132) };
  await acceptStay(page, "Shabir Wani", { nights });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/control/bad-weather?placeId=&from=${nights.checkInDate}&to=${nights.checkOutDate}`);
    for (const act of ["May move free of charge", "Cancel, nothing is charged"])
      expect((await page.getByText(act).boundingBox())?.height, `${act}, ${width} px`).toBeLessThan(50);
  }
});
