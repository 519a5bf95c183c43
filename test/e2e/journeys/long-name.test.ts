import type { Page } from "@playwright/test";
import sharp from "sharp";
import { companyDefaults } from "#contract/company-defaults.ts";
import { layoutFaults } from "../support/layout.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one with a long name", serviceWorkers: "block" });

const names = [
  "Himalayan Meadows and Lakes Tours and Travels",
  `${"Wondrous".repeat(7)} Ltd`,
  "ڈل جھیل کے سفر",
];

test("a company's name, however long, leaves the head and the foot of every page whole", async ({
  page,
  site,
}) => {
  await signIn(page);
  for (const name of names) {
    const details = { ...companyDefaults.details, name };
    const headers = { origin: site };
    const saved = await page.request.put(`${site}/api/Settings/Details`, { data: details, headers });
    expect(saved.status(), await saved.text()).toBe(200);
    for (const path of ["/", "/contact", "/control/dashboard"]) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(path);
      for (const width of [320, 390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page), `${name}: ${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

/** What stands in two lines though it is one word, in the page's head. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const head = document.querySelector("header, aside");
    const walker = document.createTreeWalker(head ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only, [popover]"))
        continue;
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getBoundingClientRect().width > 2 && range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test("beside a wide logo of one's own no word of the head is broken", async ({ page, site }) => {
  await signIn(page);
  const headers = { origin: site };
  const drawn = sharp({ create: { width: 600, height: 200, channels: 3, background: "#116644" } });
  const file = { name: "logo.png", mimeType: "image/png", buffer: await drawn.png().toBuffer() };
  const logo = await page.request.post(`${site}/api/Settings/Logo`, { multipart: { image: file }, headers });
  expect(logo.status(), await logo.text()).toBe(201);
  const name = "Reed and Willow Houseboats and Journeys";
  const uploaded = ((await logo.json()) as { data: { logo: string } }).data.logo;
  const brand = { palette: "lake", typefaces: "valley", logo: uploaded, logoHasName: "" };
  for (const [section, data] of Object.entries({
    Details: { ...companyDefaults.details, name },
    Brand: brand,
  })) {
    const saved = await page.request.put(`${site}/api/Settings/${section}`, { data, headers });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  for (const path of ["/", "/control/dashboard"]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    for (const width of [320, 360, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a name of several lines does not touch the edges of the bar on a phone", async ({ page, site }) => {
  await signIn(page);
  const details = {
    ...companyDefaults.details,
    name: "Amarnath Valley and Pir Panjal Holidays, Tours, Travels",
  };
  const saved = await page.request.put(`${site}/api/Settings/Details`, {
    data: details,
    headers: { origin: site },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, bar] of [
    ["/", "header"],
    ["/control/dashboard", "aside > :first-child"],
  ] as const) {
    await page.goto(path);
    const outer = await page.locator(bar).first().boundingBox();
    const inner = await page.locator(bar).first().getByText("Amarnath").first().boundingBox();
    expect((inner?.y ?? 0) - (outer?.y ?? 0), path).toBeGreaterThanOrEqual(6);
  }
});
