import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

// What other pages show is changed here.
test.use({ company: "changed by two" });

const gatewayOfTwo = {
  gateway: "Razorpay",
  mode: "test",
  keyId: "rzp_theirs",
  secret: "s",
  eventSecret: "e",
};

type Case = {
  path: string;
  /** What is stored, to be changed and put back by the colleague at another desk. */
  read: string;
  save: (stored: Record<string, unknown>) => [path: string, body: object];
  form: (page: Page) => Locator;
  field: string | RegExp;
  mine: string;
  /** What else has to be typed. */
  also?: (form: Locator) => Promise<unknown>;
  theirs: string | RegExp;
  button: string | RegExp;
};

const cases: Case[] = [
  {
    path: "/control/settings/places",
    read: "Place",
    save: ({ places, version }) => {
      const [first, ...others] = places as { name: string; alsoCalled: string }[];
      const added = { name: "Their new place", alsoCalled: "", latitude: null, longitude: null };
      return ["Place", { places: [{ ...first, alsoCalled: "Their word" }, ...others, added], version }];
    },
    form: (page) => page.locator("form", { has: page.getByRole("columnheader", { name: "° north" }) }),
    field: /^Also called in addresses of /,
    mine: "My word",
    theirs: /Stored now: .*Their word.*Their new place/,
    button: "Save",
  },
  {
    path: "/control/settings/policy",
    read: "Settings",
    save: ({ policy, versions }) => {
      const { policy: version } = versions as { policy: number };
      return ["Settings/Policy", { ...(policy as object), advanceDueDays: 9, version }];
    },
    form: (page) => page.getByRole("region", { name: "All houses" }).locator("form"),
    field: "Advance, percent",
    mine: "33",
    theirs: /Stored now: .*within 9 days/,
    button: "Save",
  },
  {
    path: "/control/settings/gateway",
    read: "Settings/Gateway",
    save: ({ version }) => ["Settings/Gateway", { ...gatewayOfTwo, version }],
    form: (page) => page.locator("form", { has: page.getByRole("heading", { name: "Pay online" }) }),
    field: "Key",
    mine: "rzp_mine",
    also: async (form) => {
      await form.getByLabel("Gateway").selectOption("Razorpay");
      await form.getByLabel("Secret of the key").fill("my-secret");
    },
    theirs: /Stored now: Razorpay.*rzp_theirs/,
    button: "Save",
  },
  {
    path: "/control/place/gulmarg",
    read: "Place/page?slug=gulmarg",
    save: ({ id, version }) => [`Place/${String(id)}`, { about: "Their words about it", version }],
    form: (page) => page.locator("form", { has: page.getByLabel("What it is") }),
    field: "What it is",
    mine: "My words about it",
    theirs: /Stored now: .*Their words about it/,
    button: "Save",
  },
];

async function read(page: Page, path: string): Promise<Record<string, unknown>> {
  const { data } = (await (await page.request.get(`/api/${path}`)).json()) as {
    data: Record<string, unknown>;
  };
  return data;
}

/** Refused once with the words of both, then saved by the next press. */
async function savesAtSecondPress(page: Page, one: Omit<Case, "path" | "read" | "save">): Promise<void> {
  const form = one.form(page);
  const field = form.getByLabel(one.field, { exact: true }).first();
  await field.fill(one.mine);
  await one.also?.(form);
  await form.getByRole("button", { name: one.button, exact: true }).click();
  const alert = form.getByRole("alert");
  await expect(alert).toContainText("Somebody else changed this meanwhile");
  await expect(alert).toContainText(one.theirs);
  await expect(field).toHaveValue(one.mine);
  await form.getByRole("button", { name: one.button, exact: true }).click();
  await expect(alert).toHaveCount(0);
}

for (const { path, read: call, save, ...one } of cases)
  test(`${path}: who was slower reads what is stored now, and saves at the second press`, async ({
    signedIn: page,
  }) => {
    const confirmed = { password: "walnut-and-willow" };
    expect((await page.request.post("/api/auth/confirm", { data: confirmed })).ok()).toBe(true);
    await page.goto(path, { waitUntil: "networkidle" });
    const [to, data] = save(await read(page, call));
    const reply = await page.request.put(`/api/${to}`, { data });
    expect(reply.status(), await reply.text()).toBe(200);
    await savesAtSecondPress(page, one);
    await page.reload();
    await expect(one.form(page).getByLabel(one.field, { exact: true }).first()).toHaveValue(one.mine);
    if (path.endsWith("places")) await expect(page.locator("input[value='Their new place']")).toBeVisible();
  });

const rows = [
  {
    path: "/control/extras",
    call: "Extra",
    row: { name: "Heating", price: 300, per: "night", hotelId: null, asked: "offer", from: null, to: null },
    change: { price: 450 },
    opened: "extra",
    field: "Price (₹)",
    theirs: /Stored now: Heating.*₹450 a night/,
  },
  {
    path: "/control/cab-rates",
    call: "CabRate",
    row: { per: "route", from: "Uri", to: "Keran", car: 2800, suv: null, van: null, bus: null, note: "" },
    change: { car: 2950 },
    opened: "rate",
    field: /^Car/,
    theirs: /Stored now: Uri to Keran.*₹2,950/,
  },
];

for (const { path, call, row, change, opened, field, theirs } of rows)
  test(`${path}: a row that somebody else changed is saved at the second press`, async ({
    signedIn: page,
  }) => {
    const created = await page.request.post(`/api/${call}`, { data: row });
    expect(created.status(), await created.text()).toBe(201);
    const { data } = (await created.json()) as { data: { id: number } };
    await page.goto(`${path}?${opened}=${data.id}`, { waitUntil: "networkidle" });
    const reply = await page.request.put(`/api/${call}/${data.id}`, { data: { ...row, ...change } });
    expect(reply.status(), await reply.text()).toBe(200);
    const button = "Save the changes";
    const form = () => page.locator("form", { has: page.getByRole("button", { name: button }) });
    await savesAtSecondPress(page, { form, field, mine: "3333", theirs, button });
    await expect(page.getByRole("listitem").filter({ hasText: "₹3,333" })).toBeVisible();
  });
