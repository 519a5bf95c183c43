import { expect, test } from "../support/site.ts";

const pages = [
  "/",
  "/about",
  "/services",
  "/hotels",
  "/hotel/1",
  "/booking/1",
  "/our-team",
  "/cab-services",
  "/packages",
  "/package/1",
  "/events",
  "/gallery",
  "/payment-methods",
  "/contact",
];

test("public pages ship no React: one small script, asked for after the first paint at low priority", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const scripts: { url: string; priority: string }[] = [];
  session.on("Network.requestWillBeSent", ({ request, type }) => {
    if (type === "Script") scripts.push({ url: request.url, priority: request.initialPriority });
  });
  for (const path of pages) {
    scripts.length = 0;
    await page.goto(path);
    await page.waitForFunction(() => customElements.get("site-form") !== undefined);
    expect(
      scripts.map(({ url, priority }) => [new URL(url).pathname.split("-")[0], priority]),
      path,
    ).toEqual([["/assets/enhance", "Low"]]);
    const isLate = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const script = performance
        .getEntriesByType("resource")
        .find(({ name }) => /\/assets\/enhance-[^/]*\.js$/.test(name));
      return paint !== undefined && script !== undefined && script.startTime > paint.startTime;
    });
    expect(isLate, path).toBe(true);
  }
});

test("with Save-Data no script is asked for before the page is touched", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.getByRole("main").getByLabel("Name", { exact: true }).click();
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  expect(scripts).toHaveLength(1);
});

test("the scripts come, too, where a browser tells of no paint", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/contact");
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
});
