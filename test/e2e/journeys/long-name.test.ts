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
