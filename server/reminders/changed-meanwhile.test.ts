import { expect, test } from "vitest";
import { reminderDefaults } from "#contract/reminder-settings.ts";
import type { Reminder } from "#contract/reminders.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";
import { withInterruption } from "#test/support/interruption.ts";
import { sendReminders } from "./send-reminders.ts";

const app = appOfFile({ publicUrl: "https://stay.example" });
const staff = staffOfFile(app);

test("who pays as the clock comes round is told nothing, and is told once the payment turns out to be none", async () => {
  await staff("PUT", "Settings/Reminders", { ...reminderDefaults, arrivalDays: "" });
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const dates = { checkInDate: "2030-06-03", checkOutDate: "2030-06-05" };
  const bookingId = await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId, ...dates })));
  let payment: number | undefined;
  const paidMeanwhile = withInterruption(
    app.services,
    (row) => "for_date" in row,
    async () => {
      const paid = await staff("POST", "Payment", { bookingId, amount: 9000, method: "Cash" });
      payment = (paid.data as { id: number }).id;
    },
  );
  const { signal } = new AbortController();
  expect(await sendReminders(paidMeanwhile, signal)).toEqual({ told: 0 });
  expect((await staff("DELETE", `Payment/byId?Id=${payment}`)).status).toBe(200);
  expect(await sendReminders(app.services, signal)).toEqual({ told: 1 });
  const [open, ...others] = (await staff("GET", "Reminder")).data as Reminder[];
  expect([open?.kind, others]).toEqual(["balance", []]);
});
