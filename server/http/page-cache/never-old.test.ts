import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "#test/support/app.ts";
import { addHotel } from "#test/support/factories.ts";
import { drawnPages, startCachedSite } from "#test/support/page-cache/cached-site.ts";
import { openContentVersion } from "../../content-version/content-version.ts";
import type { Services } from "../../services.ts";
import { openCaches } from "#server/caches.ts";

const steps = 1000;
const atOnce = 8;

test("of two processes neither shows an old page after a write through either was answered", async () => {
  const app = await startTestApp();
  const db = app.reopen();
  const content = openContentVersion(db);
  const other: Services = {
    ...app.services,
    db,
    content,
    ...openCaches(content),
  };
  await addHotel(await app.signIn(), { description: "0" });
  const sites = [
    await startCachedSite(app.services, drawnPages().draw),
    await startCachedSite(other, drawnPages().draw),
  ];
  let answered = 0;
  let reads = 0;
  let cached = 0;

  async function write({ executor }: Services["db"]): Promise<void> {
    const { rows } = await sql<{ description: string }>`
      update hotels set description = cast(cast(description as integer) + 1 as text) returning description`.execute(
      executor,
    );
    answered = Math.max(answered, Number(rows[0]?.description));
  }

  async function read(
    site: (typeof sites)[number] | undefined,
    path: string,
    tags: Set<unknown>,
  ): Promise<void> {
    const before = answered;
    const reply = await site?.ask(path);
    const shown = Number(/"description":"(\d+)"/.exec(reply?.text ?? "")?.[1]);
    expect(shown).toBeGreaterThanOrEqual(before);
    reads += 1;
    if (tags.has(reply?.headers["etag"])) cached += 1;
    tags.add(reply?.headers["etag"]);
  }

  const person = async () => {
    const tags = new Set<unknown>();
    for (let step = 0; step < steps / atOnce; step += 1) {
      const chance = Math.random();
      const which = Math.floor(Math.random() * 2);
      if (chance < 0.3) await write(which === 0 ? app.services.db : other.db);
      else await read(sites[which], chance < 0.6 ? "/api/Hotel/AllUser" : "/hotels", tags);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, person));
  expect(reads).toBeGreaterThan(steps / 2);
  expect(answered).toBeGreaterThan(steps / 10);
  expect(cached).toBeGreaterThan(0);
  for (const site of sites) await site.stop();
  content.close();
  await db.executor.destroy();
  await app.stop();
});
