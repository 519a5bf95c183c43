import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ company: "one that changes its prices" });

async function post(page: Page, call: string, data: object): Promise<number> {
  const reply = await page.request.post(`/api/${call}`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

const extra = { price: 300, per: "night", hotelId: null, asked: "offer", from: null, to: null };
const rate = { per: "route", to: "Keran", car: 2800, suv: null, van: null, bus: null, note: "" };
const winter = { from: "2031-12-01", to: "2032-01-01", rentPerNight: 5200, isYearly: false };

const pages = [
  {
    path: (id: number) => `/control/extras?extra=${id}`,
    add: (page: Page, name: string) => post(page, "Extra", { ...extra, name }),
    field: /^Price/,
  },
  {
    path: (id: number) => `/control/cab-rates?rate=${id}`,
    add: (page: Page, from: string) => post(page, "CabRate", { ...rate, from }),
    field: /^To/,
  },
  {
    path: (id: number) => `/control/rates?hotel=1&month=2031-12&season=${id}`,
    add: async (page: Page, name: string) => {
      const { data } = (await (await page.request.get("/api/Rooms?Id=1")).json()) as {
        data: { id: number }[];
      };
      const change = name === "Opened row" ? {} : { from: "2031-11-01", to: "2031-11-20" };
      return post(page, "RatePeriod", { ...winter, ...change, name, roomId: data[0]?.id, confirm: true });
    },
    field: /^Nights at least/,
  },
];

for (const { path, add, field } of pages)
  test(`${path(1)}: what is typed in the open form stays when another row is deleted`, async ({
    signedIn: page,
  }) => {
    const opened = await add(page, "Opened row");
    const other = await add(page, "Another row");
    await page.goto(path(opened), { waitUntil: "networkidle" });
    const save = page.getByRole("button", { name: "Save the changes" });
    const typed = page.locator("form", { has: save }).getByLabel(field);
    await typed.fill("7");
    await page.getByRole("button", { name: /^Delete Another row/ }).click();
    await expect(page.getByRole("button", { name: /^Delete Another row/ })).toHaveCount(0);
    await expect(typed).toHaveValue("7");
    await expect(page).toHaveURL(new RegExp(`=${opened}$`));
    // The row itself takes its form with it.
    await page.getByRole("button", { name: /^Delete Opened row/ }).click();
    await expect(save).toHaveCount(0);
    expect(other).not.toBe(opened);
  });
