import { expect, inject, onTestFinished, test } from "vitest";
import { fillTables } from "#test/support/fill-tables.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import {
  claimPicture,
  countAttempt,
  recordProgress,
  releasePicture,
} from "../pictures/conversion/conversions.queries.ts";
import { openContentVersion } from "./content-version.ts";

const id = 1;
const now = new Date("2026-11-26T06:00:00Z");

test("taking a picture in hand and counting tries leave cached pages as they are; its sizes do not", async () => {
  const fresh = await freshDatabase(inject("template"));
  const { executor } = fresh.db;
  await fillTables(fresh.db);
  const content = openContentVersion(fresh.db);
  onTestFinished(async () => {
    content.close();
    await executor.destroy();
    await fresh.remove();
  });
  await executor.updateTable("pictures").set({ state: "queued", held_until: null }).execute();
  const progress = (state: "converting" | "ready", widths: number[]) =>
    recordProgress(executor, new Map([[id, { state, percent: widths.length * 50, widths }]]), now);
  const acts: [string, boolean, () => Promise<unknown>][] = [
    ["in hand", false, async () => expect(await claimPicture(executor, id, now)).toBe(true)],
    ["a try", false, () => countAttempt(executor, id, 1)],
    ["no try", false, () => countAttempt(executor, id, -1)],
    ["given back", false, () => releasePicture(executor, id)],
    ["a size", true, () => progress("converting", [640])],
    ["given back", true, () => releasePicture(executor, id)],
    ["all sizes", true, () => progress("ready", [320, 640])],
    ["a title", true, () => executor.updateTable("pictures").set({ title: "Dal" }).execute()],
  ];
  for (const [name, isSeen, act] of acts) {
    const before = await content.current();
    await act();
    expect([name, (await content.current()) !== before]).toEqual([name, isSeen]);
  }
});
