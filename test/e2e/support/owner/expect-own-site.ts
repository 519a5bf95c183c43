import { expect } from "../site.ts";
import type { CountedInput } from "./counted-input.ts";
import { ownCompany } from "./own-company.ts";

/** Expects that guests see the company's own texts and pictures without overflow, and nothing of the demo company. */
export async function expectOwnSite({ page }: CountedInput): Promise<void> {
  const seen = async (path: string, texts: readonly string[]) => {
    await page.goto(path);
    for (const text of texts) await expect.soft(page.getByText(text).first(), path).toBeAttached();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBe(0);
    const html = await page.content();
    expect.soft(/chinar\s*(?:&amp;|and)\s*oar/i.exec(html)?.[0], path).toBeUndefined();
  };
  await seen("/", [...ownCompany.slides.map(([title]) => title), ownCompany.name]);
  await expect(page.locator("html")).toHaveAttribute("data-palette", "pine");
  await expect(page.locator('header img[src^="/brand/"]').first()).toBeVisible();
  await expect(page.getByRole("contentinfo").locator('a[href="/privacy"]').first()).toBeVisible();
  await seen(
    "/hotels",
    ownCompany.houses.map(([name]) => name),
  );
  await expect(page.getByRole("main").getByText("4,500").filter({ visible: true }).first()).toBeVisible();
  await seen("/packages", [ownCompany.tour]);
  await seen(
    "/our-team",
    ownCompany.people.map(([name]) => name),
  );
  await expect(page.locator("main h3")).toHaveCount(3);
  await seen("/privacy", ["Privacy"]);
}
