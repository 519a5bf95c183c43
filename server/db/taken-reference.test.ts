import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";
import { insertBooking } from "./records.ts";
import { inTransaction } from "./transaction.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("a booking whose reference is taken gets another, and what was written before it stays", async () => {
  const { data } = await app.call("POST", "Booking", bookingFormFor(await addHotel(staff)));
  const { executor } = app.services.db;
  const {
    id,
    reference,
    name_key: _generated,
    ...stored
  } = await executor
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", (data as { id: number }).id)
    .executeTakeFirstOrThrow();
  const drawn = [reference, reference, "SRK-AAAAAA"];
  const draw = () => drawn.shift() ?? "";
  const other = await inTransaction(app.services.db, async (transaction) => {
    await transaction
      .updateTable("bookings")
      .set({ special_request: "Before" })
      .where("id", "=", id)
      .execute();
    return insertBooking(transaction, draw, { ...stored, guest_key_hash: "another" });
  });
  expect(other).toEqual({ id: other.id, reference: "SRK-AAAAAA" });
  const rows = await executor
    .selectFrom("bookings")
    .select(["id", "special_request"])
    .orderBy("id")
    .execute();
  expect(rows).toMatchObject([{ id, special_request: "Before" }, { id: other.id }]);
});

test("a booking for which only taken references are drawn is refused, instead of drawing for ever", async () => {
  const { executor } = app.services.db;
  const {
    id: _id,
    reference,
    name_key: _generated,
    ...stored
  } = await executor.selectFrom("bookings").selectAll().limit(1).executeTakeFirstOrThrow();
  const insert = inTransaction(app.services.db, (transaction) =>
    insertBooking(transaction, () => reference, { ...stored, guest_key_hash: "a third" }),
  );
  await expect(insert).rejects.toThrow("were all taken");
});
