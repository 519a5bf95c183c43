import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { twoServersOfFile } from "#test/support/two-servers.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const stays = 100;
/** A receipt and an invoice of each stay, and each of these 200 papers twice. */
const asked = 400;

const two = twoServersOfFile();

const staff = (method: string, path: string, body?: unknown, which = 0) =>
  two.staffAt(which, method, path, body);

/** Asks again, as clients do, while a busy machine says that it cannot answer yet. */
async function issue(form: object, which: number) {
  let reply = await staff("POST", "Paper", form, which);
  for (let tries = 1; reply.status === 503 && tries < 40; tries += 1) {
    await setTimeout(500);
    reply = await staff("POST", "Paper", form, which);
  }
  return reply;
}

test("200 papers asked for at once of two processes: no number is missing, none is there twice, and twins are one", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: stays });
  const enter = async (count: number) => {
    const form = bookingFormFor(hotelId, { roomId, email: `guest${count}@example.com` });
    const id = await idOf(staff("POST", "Booking/desk", form));
    const { data: paid } = await staff("POST", "Payment", { bookingId: id, amount: 100, method: "Cash" });
    return { bookingId: id, paymentId: (paid as { id: number }).id };
  };
  const ids: Awaited<ReturnType<typeof enter>>[] = [];
  for (let count = 0; count < stays; count += 1) ids.push(await enter(count));
  const forms = Array.from({ length: asked }, (_, index) => {
    const stay = ids[index % stays];
    return { bookingId: stay?.bookingId, kind: "receipt", paymentId: stay?.paymentId, index };
  }).map(({ index, ...form }) =>
    Math.floor(index / stays) % 2 === 0 ? form : { ...form, kind: "invoice", paymentId: undefined },
  );
  const replies = await Promise.all(forms.map((form, index) => issue(form, Math.floor(index / 3))));
  expect(replies.map(({ status }) => status)).toEqual(forms.map(() => 201));
  const rows = await two.db.selectFrom("papers").selectAll().orderBy("position").execute();
  for (const kind of ["receipt", "invoice"] as const) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ position }) => position);
    expect(numbers).toEqual(Array.from({ length: stays }, (_, index) => index + 1));
  }
  const told = new Set(replies.map(({ data }) => (data as { number: string }).number));
  expect([...told].toSorted()).toEqual(rows.map(({ number }) => number).toSorted());
});
