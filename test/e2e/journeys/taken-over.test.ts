import type { Page } from "@playwright/test";
import { openPalette } from "../support/open-palette.ts";
import { expect, test } from "../support/site.ts";

/** Each link's address in the page as the server wrote it, and as React has it; none before React has taken it over. */
const addresses = (page: Page) =>
  page.locator("a[href]").evaluateAll((links) =>
    links.flatMap((link) => {
      const key = Object.keys(link).find((name) => name.startsWith("__reactProps$"));
      const props: unknown = key && Reflect.get(link, key);
      return typeof props === "object" && props !== null && "href" in props
        ? [{ written: link.getAttribute("href"), own: props.href }]
        : [];
    }),
  );

test("links lead where React would lead them: it does not mend what the server wrote", async ({
  signedIn: page,
}) => {
  for (const path of [
    "dashboard",
    "view-bookings?view=1",
    "view-bookings?status=Pending",
    "queries",
    "user-rating",
    "hotels",
    "calendar",
    "reports/occupancy",
    "log",
  ]) {
    await page.goto(`/control/${path}`);
    await expect.poll(async () => (await addresses(page)).length).toBeGreaterThan(5);
    const found = await addresses(page);
    expect(found.filter(({ written, own }) => written !== own)).toEqual([]);
  }
});

test("the palette finds pages in browsers that do not tell that a dialog opens", async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("beforetoggle", (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto("/control/account");
  const palette = await openPalette(page);
  await palette.fill("change l");
  await expect(page.getByRole("option", { name: "Change Log" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/control\/log$/);
});
