import type { Page } from "@playwright/test";
import { expect, staffLogin, test } from "../support/site.ts";

/* The guide's page of the first house, open in two tabs, or sent twice. */

async function fillHouse(page: Page): Promise<void> {
  await page.getByLabel("Hotel Name").fill("Reed House");
  await page.getByLabel("Description").fill("Six rooms above the reeds, with a jetty and a garden.");
  await page.getByLabel("Address", { exact: true }).fill("4 Willow Lane, Srinagar");
  await page.getByLabel("Search Address").fill("Rajbagh, Srinagar");
  await page.getByLabel("Pincode").fill("190001");
}

async function fillRoom(page: Page): Promise<void> {
  await page.getByLabel("Room Type").selectOption({ index: 1 });
  await page.getByLabel("Rent per night").fill("4500");
  await page.getByLabel("Number of beds").fill("1");
  await page.getByLabel("Max adults").fill("2");
  await page.getByLabel("Max children").fill("1");
}

test("sent from two tabs the first house and its room are made once, and the second is told what is there", async ({
  anotherSite,
  page: first,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  await first.request.post(`${address}/api/auth/login`, { data: staffLogin });
  const count = async (path: string) =>
    ((await (await first.request.get(`${address}/api/${path}`)).json()) as { data: unknown[] }).data.length;
  const second = await first.context().newPage();
  const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
  const steps = [
    {
      fill: fillHouse,
      path: "Hotel/AllUser",
      next: /add-hotel-images|start\/house/,
      told: "Reed House is there already",
    },
    {
      fill: fillRoom,
      path: "Rooms?Id=1",
      next: /add-hotel-images/,
      told: "Reed House has a room type already",
    },
  ];
  for (const { fill, path, next, told } of steps) {
    for (const page of [first, second]) {
      await page.goto(`${address}/control/start/house`);
      await fill(page);
    }
    await submit(first);
    await expect(first).toHaveURL(next);
    expect(await count(path)).toBe(1);
    await submit(second);
    await expect(second.getByText(told)).toBeVisible();
    expect(await count(path)).toBe(1);
  }
});

test("what is sent twice at once is made once", async ({ anotherSite, page }) => {
  const { address } = await anotherSite({ DEMO: "off" });
  await page.request.post(`${address}/api/auth/login`, { data: staffLogin });
  for (const fill of [fillHouse, fillRoom]) {
    await page.goto(`${address}/control/start/house`);
    await fill(page);
    const sent = await page.evaluate(async () => {
      const form = document.querySelector<HTMLFormElement>("main form[method=post]");
      const body = new URLSearchParams(
        [...new FormData(form ?? undefined)].map(([name, text]) => [
          name,
          typeof text === "string" ? text : "",
        ]),
      );
      const twice = [1, 2].map(() => fetch(location.href, { method: "POST", body, redirect: "manual" }));
      return (await Promise.all(twice)).length;
    });
    expect(sent).toBe(2);
  }
  for (const path of ["Hotel/AllUser", "Rooms?Id=1"]) {
    const { data } = (await (await page.request.get(`${address}/api/${path}`)).json()) as { data: unknown[] };
    expect([path, data.length]).toEqual([path, 1]);
  }
});
