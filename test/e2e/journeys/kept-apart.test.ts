import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/site.ts";

type Answer = { name: string; subject: string };

async function writeTo(page: Page, address: string, { name, subject }: Answer): Promise<void> {
  await page.goto(address);
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill(name);
  await main.getByLabel("Email").fill("zoya@example.com");
  await main.getByLabel("Subject").fill(subject);
  await main.getByLabel("Message").fill("Is the road to Gurez open in May?");
}

const send = (page: Page) => page.getByRole("main").getByRole("button", { name: /Send/ }).click();
const thanked = (page: Page) =>
  expect(page.getByText(/We have received your query|Thank/).first()).toBeVisible();

test("what looks sent by a machine is thanked for like the rest, kept apart, and joins the rest at a press", async ({
  anotherSite,
  browser,
}) => {
  const { address } = await anotherSite({ RATE_LIMIT: "on" });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const slow = await plain.newPage();
  await writeTo(slow, `${address}/query`, { name: "Slow Person", subject: "Slow" });
  await send(slow);
  await thanked(slow);

  const scripts = await browser.newContext();
  const quick = await scripts.newPage();
  await writeTo(quick, `${address}/contact`, { name: "Quick Machine", subject: "Quick" });
  await quick.waitForFunction(() => customElements.get("site-form") !== undefined);
  await quick.evaluate(() => {
    performance.now = () => 1000;
  });
  await send(quick);
  await thanked(quick);

  const filled = await scripts.newPage();
  await filled.clock.install();
  await writeTo(filled, `${address}/contact`, { name: "Filling Machine", subject: "Filled" });
  await filled.clock.fastForward(60_000);
  await filled
    .getByRole("main")
    .locator("[name=topicLink]")
    .evaluate((trap: HTMLInputElement) => {
      trap.value = "https://machine.example";
    });
  await send(filled);
  await thanked(filled);

  const person = await scripts.newPage();
  await person.clock.install();
  await writeTo(person, `${address}/contact`, { name: "Patient Person", subject: "Patient" });
  await person.clock.fastForward(60_000);
  await send(person);
  await thanked(person);

  const desk = await browser.newContext({ baseURL: address });
  const control = await desk.newPage();
  await signIn(control);
  await control.goto("/control/queries");
  const table = control.getByRole("table");
  await expect(table).toContainText("Slow Person");
  await expect(table).toContainText("Patient Person");
  await expect(table).not.toContainText("Machine");
  await control.getByRole("link", { name: "Suspicious 2" }).click();
  await expect(table).toContainText("Quick Machine");
  await expect(table).not.toContainText("Person");
  await control.getByRole("link", { name: "Filling Machine" }).click();
  await control.getByRole("button", { name: "This is genuine" }).click();
  await expect(control.getByText("It is among the others now")).toBeVisible();
  await control.getByRole("link", { name: "All", exact: true }).click();
  await expect(table).toContainText("Filling Machine");
  await expect(control.getByRole("link", { name: "Suspicious 1" })).toBeVisible();
  for (const context of [plain, scripts, desk]) await context.close();
});

test("the field for machines is out of everybody's way", async ({ page }) => {
  await page.goto("/contact");
  const trap = page.getByRole("main").locator("[name=topicLink]");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  expect(await page.getByLabel("Leave this empty").count()).toBeGreaterThan(0);
  await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
  const size = await trap.evaluate((field) => field.closest("div")?.getBoundingClientRect().width);
  expect(size).toBeLessThanOrEqual(1);
});

test("a guest's own page sends its address to nobody, and staff make a new link to it", async ({
  signedIn: page,
}) => {
  const { data } = await (await page.request.get("/api/Booking?limit=50")).json();
  // What the desk enters for other tests may have no e-mail address.
  const { id } = data.find(({ email }: { email: string }) => email !== "");
  await page.goto(`/control/view-bookings?view=${id}`);
  await page.getByRole("button", { name: "New link" }).click();
  const link = await page.getByText(/\/booking-status\//).innerText();
  await expect(page.getByRole("link", { name: "E-mail" }).last()).toHaveAttribute("href", /booking-status/);
  const own = await page.request.get(link);
  expect([own.status(), own.headers()["referrer-policy"]]).toEqual([200, "same-origin"]);
  const again = await page.request.get(`${new URL(link).pathname}.data`);
  expect(again.headers()["referrer-policy"]).toBe("same-origin");
});

test("pages name no host that a visitor wrote", async ({ site }) => {
  const read = async (host: string, path: string) => {
    const { request } = await import("node:http");
    return new Promise<{ text: string; cache?: string }>((resolve, reject) => {
      const asked = request(`${site}${path}`, { headers: { host } }, (reply) => {
        let text = "";
        reply.setEncoding("utf8").on("data", (part: string) => (text += part));
        reply.on("end", () => resolve({ text, cache: reply.headers["cache-control"] }));
      });
      asked.on("error", reject).end();
    });
  };
  for (const path of ["/hotels", "/", "/robots.txt", "/sitemap.xml", "/package/1"])
    expect((await read("evil.example", path)).text, path).not.toContain("evil.example");
  expect((await read("localhost:3000", "/hotels")).text).toContain('href="http://localhost:3000/hotels"');
  for (const path of ["/robots.txt", "/sitemap.xml"])
    expect((await read("localhost", path)).cache).toBe("public, max-age=3600");
});

test("names that every object has are no pages", async ({ signedIn: page }) => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    for (const path of [`/control/export/${name}`, `/control/settings/${name}`])
      expect((await page.request.get(path)).status(), path).toBe(404);
  }
});
