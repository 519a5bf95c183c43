import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ChildServer, startChildServer } from "#test/support/child-server.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { owner } from "#test/support/owner.ts";

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
const servers: ChildServer[] = [];
let cookie = "";

beforeAll(async () => {
  fresh = await freshDatabase(inject("template"));
  dataDir = fresh.dataDir ?? mkdtempSync(join(tmpdir(), "agency-links-"));
  for (let count = 0; count < 2; count += 1)
    servers.push(await startChildServer({ dataDir, databaseUrl: fresh.databaseUrl }));
  const signedIn = await servers[0]?.call("POST", "auth/login", owner);
  cookie = (signedIn?.headers.getSetCookie() ?? []).map((line) => line.split(";")[0]).join("; ");
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await fresh.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

function staff(method: string, path: string, body?: unknown) {
  const [server] = servers;
  if (!server) throw new Error("no server");
  return server.call(method, path, body, { cookie });
}

test("two processes are told of the same payment at once, while the stay is cancelled: it is one payment", async () => {
  const keys = { keyId: "demo_key", secret: "secret-of-api", eventSecret: "secret-of-events" };
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys });
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const entered = await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  const { id } = entered.data as { id: number };
  const link = { booking_id: id, gateway: "Razorpay", gateway_id: "plink_1", paise: 900_000 } as const;
  const times = { created_at: "2030-06-01T06:00:00Z", expires_at: "2030-06-02T06:00:00Z" };
  await fresh.db.executor
    .insertInto("payment_links")
    .values({ ...link, ...times, url: "https://rzp.example/i/1", state: "Open" })
    .execute();
  const events = Array.from({ length: 20 }, (_, index) =>
    razorpayEvent(keys.eventSecret, { linkId: "plink_1", paise: 900_000, event: `event_${index % 4}` }),
  );
  const told = events.map(({ body, headers }, index) =>
    servers[index % 2]?.send("payment-events/razorpay", body, headers),
  );
  const [ended, ...statuses] = await Promise.all([
    staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Asked for it", waive: true }),
    ...told,
  ]);
  expect(ended.status).toBe(200);
  expect(statuses.every((status) => status === 200)).toBe(true);
  const payments = await fresh.db.executor.selectFrom("payments").select("paise").execute();
  expect(payments.map(({ paise }) => paise)).toEqual([900_000]);
  const { data } = await staff("GET", `Booking/byId?Id=${id}`);
  expect(data).toMatchObject({ paid: 9000, due: 0, over: 9000 });
});
