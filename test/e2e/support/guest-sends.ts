import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

type Stored = Record<string, unknown> & { id: number; version: number };

/** Stores what a guest sends, by the API; returns its id. */
export async function guestSends(page: Page, call: string, form: object): Promise<number> {
  const reply = await page.request.post(`/api/${call}`, { data: form });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

/** A stored record, read by the API. */
export async function readRecord(page: Page, call: string, id: number): Promise<Stored> {
  return ((await (await page.request.get(`/api/${call}/byId?Id=${id}`)).json()) as { data: Stored }).data;
}
