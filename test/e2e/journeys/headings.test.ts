import { expect, test } from "../support/site.ts";

const pages = [
  "bad-weather",
  "dashboard",
  "desk",
  "help",
  "rates",
  "reports/occupancy",
  "reports/owing",
  "settings/company",
  "settings/gateway",
  "settings/policy",
  "start",
];

test("in staff's pages only the title has the letters of the name: headings of panels are set in those of the text", async ({
  signedIn: page,
}) => {
  for (const path of pages) {
    await page.goto(`/control/${path}`);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveCSS("font-family", /Young Serif/);
    const headings = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .evaluateAll((all) =>
        all
          .filter((heading) => getComputedStyle(heading).fontFamily.startsWith('"Young Serif'))
          .map((heading) => heading.textContent),
      );
    expect(headings, path).toEqual([]);
  }
});
