import { expect, test } from "vitest";
import { twoServersOfFile } from "#test/support/two-servers.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";

const two = twoServersOfFile();

const staff = (method: string, path: string, body?: unknown) => two.staffAt(0, method, path, body);

test("two processes are told of the same payment at once, while the stay is cancelled: it is one payment", async () => {
  const keys = { keyId: "demo_key", secret: "secret-of-api", eventSecret: "secret-of-events" };
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys });
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const entered = await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  const { id } = entered.data as { id: number };
  const link = { booking_id: id, gateway: "Razorpay", gateway_id: "plink_1", paise: 900_000 } as const;
  const times = { created_at: "2030-06-01T06:00:00Z", expires_at: "2030-06-02T06:00:00Z" };
  await two.db
    .insertInto("payment_links")
    .values({ ...link, ...times, url: "https://rzp.example/i/1", state: "Open" })
    .execute();
  const events = Array.from({ length: 20 }, (_, index) =>
    razorpayEvent(keys.eventSecret, { linkId: "plink_1", paise: 900_000, event: `event_${index % 4}` }),
  );
  const told = events.map(({ body, headers }, index) =>
    two.servers[index % 2]?.send("payment-events/razorpay", body, headers),
  );
  const [ended, ...statuses] = await Promise.all([
    staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Asked for it", waive: true }),
    ...told,
  ]);
  expect(ended.status).toBe(200);
  expect(statuses.every((status) => status === 200)).toBe(true);
  const payments = await two.db.selectFrom("payments").select("paise").execute();
  expect(payments.map(({ paise }) => paise)).toEqual([900_000]);
  const { data } = await staff("GET", `Booking/byId?Id=${id}`);
  expect(data).toMatchObject({ paid: 9000, due: 0, over: 9000 });
});
