import { expect } from "vitest";
import type { TestApp } from "./app.ts";

// A client as one would write it from sections 3 and 7 of the specification.

export type WireRecord = Record<string, unknown> & { id: number };

/** The query that every list call of the specification carries. */
export function listQuery(limit: number): string {
  return `limit=${limit}&OrderBy=id&sortExpression=desc&CurrentPage=1&isDeleted=false`;
}

/** The data of a list. */
export async function readList(by: TestApp["call"], path: string): Promise<WireRecord[]> {
  const { status, data } = await by("GET", path);
  expect(status).toBe(200);
  return data as WireRecord[];
}

/** The body of a reply; throws unless its status is from 200 to 299, as the specification has it. */
export async function expectSuccess(reply: ReturnType<TestApp["call"]>): Promise<WireRecord> {
  const { status, message, data } = await reply;
  expect(message).not.toBe("");
  expect([status >= 200 && status <= 299, message]).toEqual([true, message]);
  return data as WireRecord;
}

/** The first record of a list, which is the newest. */
export async function readNewest(by: TestApp["call"], path: string): Promise<WireRecord> {
  const [first] = await readList(by, path);
  if (!first) throw new Error(`${path} is empty`);
  return first;
}
