import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { ensureBuilt } from "../scripts/build.ts";
import { addHotel, bookingFormFor } from "./support/factories.ts";
import { send } from "./support/many-clients.ts";
import { missingNginx } from "./support/own-nginx.ts";
import { missingPgBouncer } from "./support/own-pgbouncer.ts";
import { postgresPrograms } from "./support/own-postgres.ts";
import { owner } from "./support/owner.ts";
import { startS3Gateway } from "./support/pictures/s3-gateway.ts";
import { smallPicture } from "./support/pictures/sample-pictures.ts";
import { uploadForm } from "./support/pictures/upload-site.ts";
import { startTwoProcesses, type TwoProcesses } from "./support/two-processes.ts";

// It needs the built pages, so it runs where the API is tested on PostgreSQL.
const gateway = process.env["TEST_DATABASE_URL"] ? await startS3Gateway() : { missing: "PostgreSQL" };
const missing = [
  missingNginx,
  missingPgBouncer,
  postgresPrograms ? undefined : "PostgreSQL is missing",
  "missing" in gateway ? gateway.missing : undefined,
].filter((reason) => reason !== undefined);
if (missing.length > 0) console.warn(`SKIPPED: two processes behind nginx: ${missing.join(", ")}`);
const onWhole = test.skipIf(missing.length > 0);

let whole: TwoProcesses;
let cookie: string;
let hotelId: number;

beforeAll(async () => {
  if (missing.length > 0 || "missing" in gateway) return;
  await ensureBuilt();
  whole = await startTwoProcesses(gateway.picturesUrl);
  const signedIn = await call(0, "POST", "auth/login", owner);
  const cookies = [signedIn.headers["set-cookie"] ?? []].flat();
  cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  hotelId = await addHotel((method, path, body) => call(0, method, path, body, { cookie }));
}, 300_000);
afterAll(async () => {
  if ("missing" in gateway) return;
  await whole.remove();
  await gateway.stop();
});

/** A call at one of the two, past nginx. */
async function call(
  which: 0 | 1,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await send(method, `${whole.sites[which].address}/api/${path}`, { body, headers });
  const { message, data } = JSON.parse(answer.body.toString()) as { message: string; data: unknown };
  return { ...answer, message, data };
}

onWhole(
  "of two that start at once on an empty database one makes the account; who signs in at one is known at the other",
  async () => {
    expect((await call(1, "GET", "auth/session", undefined, { cookie })).data).toMatchObject({
      username: owner.username,
    });
    expect((await call(1, "GET", `Hotel/byId?Id=${hotelId}`)).data).toMatchObject({ id: hotelId });
  },
);

onWhole("a picture sent to one is seen at the other, in all its sizes", async () => {
  const bytes = await smallPicture(700, 500).jpeg().toBuffer();
  const body = uploadForm(bytes, { Module: "hotel", entityID: String(hotelId) });
  const uploaded = await fetch(`${whole.sites[0].address}/api/Upload`, {
    method: "POST",
    body,
    headers: { cookie },
  });
  expect(uploaded.status).toBe(201);
  const isReady = async () => {
    const [picture] = (await call(1, "GET", `Upload?module=hotel&Id=${hotelId}`)).data as {
      imagePath: string;
      state: string;
    }[];
    const jpeg = await send("GET", `${whole.sites[1].address}/uploads/${picture?.imagePath}`);
    expect([jpeg.status, jpeg.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    return picture?.state;
  };
  await expect.poll(isReady, { timeout: 30_000 }).toBe("ready");
});

onWhole("wrong sign-ins are counted together", async () => {
  const from = "127.0.2.1";
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const address = `${whole.sites[count % 2 ? 1 : 0].address}/api/auth/login`;
    statuses.push(
      (await send("POST", address, { body: { username: "nobody", password: "guessed" }, from })).status,
    );
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

onWhole("a form sent to both with one key is stored once", async () => {
  const form = bookingFormFor(hotelId, { checkInDate: "2090-06-10", checkOutDate: "2090-06-12" });
  const sent = Array.from({ length: 10 }, (_, index) =>
    call(index % 2 ? 1 : 0, "POST", "Booking", form, { "idempotency-key": "one key" }),
  );
  const replies = await Promise.all(sent);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ data }) => (data as { reference: string }).reference)).size).toBe(1);
});

/** What came of the load: how often which status, and what was acknowledged. */
type Load = {
  answers: Map<string, number>;
  acknowledged: Set<string>;
  unanswered: (() => Promise<string>)[];
};

let guests = 0;

/** One booking through nginx; returns its reference, or throws the status. */
function booking(): () => Promise<string> {
  const customerName = `Guest ${(guests += 1)}`;
  const body = bookingFormFor(hotelId, {
    customerName,
    checkInDate: "2090-07-10",
    checkOutDate: "2090-07-12",
  });
  return async () => {
    const headers = { "idempotency-key": customerName };
    const answer = await send("POST", `${whole.nginx.address}/api/Booking`, { body, headers });
    if (answer.status !== 201) throw new Error(`booking ${answer.status}`);
    return (JSON.parse(answer.body.toString()) as { data: { reference: string } }).data.reference;
  };
}

/** Guests look and book through nginx while `work` is done. */
async function underLoad(work: () => Promise<unknown>): Promise<Load> {
  const load: Load = { answers: new Map(), acknowledged: new Set(), unanswered: [] };
  const over = new AbortController();
  const note = (what: string) => load.answers.set(what, (load.answers.get(what) ?? 0) + 1);
  const keep = async (once: () => Promise<unknown>) => {
    while (!over.signal.aborted) {
      await once().catch((error: Error) => note(error.message));
      await pause(5);
    }
  };
  const look = (path: string) => async () =>
    note(`page ${(await send("GET", `${whole.nginx.address}${path}`)).status}`);
  const book = async () => {
    const sending = booking();
    try {
      load.acknowledged.add(await sending());
      note("booking 201");
    } catch (error) {
      load.unanswered.push(sending);
      throw error;
    }
  };
  const clients = [
    book,
    book,
    book,
    book,
    look("/hotels"),
    look("/about"),
    look("/api/Hotel/AllUser?limit=5"),
  ];
  const ended = Promise.all(clients.map(keep));
  await pause(300);
  await work();
  await pause(300);
  over.abort();
  await ended;
  return load;
}

async function expectStoredOnce({ acknowledged }: Load): Promise<void> {
  const { executor } = openDatabase({ databaseUrl: whole.postgres.url, dataDir: "." });
  const rows = await executor.selectFrom("bookings").select(["reference", "customer_name"]).execute();
  await executor.destroy();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect([...acknowledged].filter((reference) => !stored.has(reference))).toEqual([]);
  expect(new Set(rows.map((row) => row.customer_name)).size).toBe(rows.length);
}

onWhole(
  "both are restarted one after the other under load, and no request fails",
  async () => {
    const load = await underLoad(async () => {
      // Ready again, and the next one is told to stop: a pause in between is not needed (deploy/growing.md).
      for (const which of [0, 1, 0, 1] as const) {
        const begun = performance.now();
        expect(await whole.sites[which].stop()).toBe(0);
        expect(performance.now() - begun).toBeLessThan(10_000);
        whole.sites[which] = await whole.start(which);
      }
    });
    expect([...load.answers.keys()].toSorted()).toEqual(["booking 201", "page 200"]);
    await expectStoredOnce(load);
  },
  120_000,
);

onWhole(
  "one is killed under load: reads go on, and forms that got no answer are stored once when sent again",
  async () => {
    const load = await underLoad(async () => {
      await whole.sites[0].kill();
      await pause(1000);
      whole.sites[0] = await whole.start(0);
    });
    // A form that the killed one had begun to read is never sent to another by nginx: the sender is told to try again.
    expect([...load.answers.keys()].filter((what) => what !== "booking 503").toSorted()).toEqual([
      "booking 201",
      "page 200",
    ]);
    for (const again of load.unanswered) load.acknowledged.add(await again());
    await expectStoredOnce(load);
  },
  120_000,
);
