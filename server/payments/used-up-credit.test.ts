import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("of a stay of which no money was kept nothing is left, in words too", async () => {
  const hotelId = await addHotel(staff);
  const { data } = await staff("POST", "Booking/desk", bookingFormFor(hotelId));
  const { id: bookingId, reference } = data as { id: number; reference: string };
  const { errors } = await staff("POST", "Payment", { bookingId, amount: 1, method: "Credit", reference });
  expect(errors).toEqual({ amount: `Only ₹0 is left of the money kept from ${reference}` });
});
