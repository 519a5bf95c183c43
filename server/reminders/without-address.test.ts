import { expect, test } from "vitest";
import { reminderDefaults } from "#contract/reminder-settings.ts";
import type { Reminder } from "#contract/reminders.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { sendReminders } from "./send-reminders.ts";

/* Without PUBLIC_URL nobody knows where the site is. Today is 1 June 2030. */
const app = appOfTest();

test.each([
  [reminderDefaults.reviewText, 0],
  ["Thank you for staying at {what}.", 1],
])(
  "where the site's address is not known, no guest is sent a link that is not there",
  async (reviewText, told) => {
    let staff = await app.signIn();
    const hotelId = await addHotel(staff);
    const roomId = await addRoom(staff, hotelId);
    await staff("PUT", "Settings/Reminders", {
      ...reminderDefaults,
      balanceDays: "",
      arrivalDays: "",
      reviewText,
    });
    const dates = { checkInDate: "2030-06-01", checkOutDate: "2030-06-02" };
    await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId, ...dates }));
    app.clock.forward(2 * 86_400);
    staff = await app.signIn();
    expect(await sendReminders(app.services, new AbortController().signal)).toEqual({ told });
    const list = async () => (await staff("GET", "Reminder")).data as Reminder[];
    expect(await list()).toHaveLength(told);
    await staff("PUT", "Settings/Reminders", { ...reminderDefaults, balanceDays: "", arrivalDays: "" });
    expect(await list()).toEqual([]);
  },
);
