import { expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { isReferencedBeforeName } from "./before-name.tsx";

const before = async (kind: Import["kind"], start: object, state: Import["state"] = "ready") =>
  isReferencedBeforeName({ start: { read: async () => start } } as never, { kind, state });
const steps = (company: boolean) => ({ ok: true, data: { done: { company } } });

test("who imports stays before the company has its name is told that their references keep other letters", async () => {
  for (const kind of ["bookings", "guests"] as const) expect(await before(kind, steps(false))).toBe(true);
  expect(await before("bookings", steps(true))).toBe(false);
  expect(await before("hotels", steps(false))).toBe(false);
  expect(await before("bookings", steps(false), "done")).toBe(false);
  // Staff cannot name the company.
  expect(await before("bookings", { ok: false, status: 403 })).toBe(false);
});
