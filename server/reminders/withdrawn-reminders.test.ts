import { expect, test } from "vitest";
import { reminderDefaults } from "#contract/reminder-settings.ts";
import type { Notification } from "#contract/outbox.ts";
import type { Reminder } from "#contract/reminders.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";
import { deliverDue } from "../outbox/deliver-due.ts";
import { sendReminders } from "./send-reminders.ts";

/* Today is 1 June 2030, noon in Kashmir. Without a mail server reminders are Kept, for staff to send by hand. */
const kept = appOfTest({ publicUrl: "https://stay.example" });
const waiting = appOfTest({ mailer: { send: async () => {}, close: () => {} } });

async function deskOf(app: TestApp, change: Partial<typeof reminderDefaults> = { balanceDays: "" }) {
  const staff = await app.signIn();
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 9 });
  await staff("PUT", "Settings/Reminders", { ...reminderDefaults, ...change });
  const dates = { checkInDate: "2030-06-03", checkOutDate: "2030-06-05" };
  const form = bookingFormFor(hotelId, { roomId, ...dates, status: "Accepted" });
  const id = await idOf(staff("POST", "Booking/desk", form));
  const remind = () => sendReminders(app.services, new AbortController().signal);
  const mails = async () => {
    const { data } = await staff("GET", "Notification");
    const reminders = (data as Notification[]).filter(({ kind }) => kind === "reminder");
    return reminders.map(({ id: number, status, lastError, text }) => ({ number, status, lastError, text }));
  };
  const toSend = async () => (await staff("GET", "Reminder")).data as Reminder[];
  return { staff, form, id, remind, mails, toSend };
}

const withdrawn = { status: "Kept", lastError: "Withdrawn: the stay has changed" };

test.each([
  ["Kept", kept],
  ["Waiting", waiting],
])("when the end of a stay moves, a reminder that is %s is withdrawn and told anew", async (status, app) => {
  const { staff, form, id, remind, mails, toSend } = await deskOf(app);
  await remind();
  expect(await mails()).toMatchObject([{ status, lastError: "" }]);
  expect((await staff("PUT", `Booking/${id}`, { ...form, checkOutDate: "2030-06-06" })).status).toBe(200);
  expect(await mails()).toMatchObject([withdrawn]);
  await remind();
  const [anew, before, ...others] = await mails();
  expect(others).toEqual([]);
  expect(anew).toMatchObject({ status, lastError: "" });
  expect(anew?.text).toContain("3 to 6 Jun, 3 nights");
  expect(before).toMatchObject(withdrawn);
  expect(await toSend()).toHaveLength(1);
});

test.each([
  ["cancelled", "POST", "Booking/ending"],
  ["deleted", "DELETE", ""],
] as const)(
  "a Kept reminder of a stay that was %s is withdrawn, and nobody can send it",
  async (_, method, path) => {
    const { staff, id, remind, mails, toSend } = await deskOf(kept);
    await remind();
    const ended = path
      ? await staff(method, path, { id, ending: "Cancelled" })
      : await staff(method, `Booking/byId?Id=${id}`);
    expect(ended.status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject(withdrawn);
    const again = await staff("PUT", `Notification/${mail?.number}`);
    expect([again.status, again.message]).toEqual([409, withdrawn.lastError]);
    await remind();
    expect(await mails()).toHaveLength(1);
    expect(await toSend()).toEqual([]);
  },
);

test("a stay that is rejected, and accepted again in time, is told anew; one whose phone is corrected is told as it is", async () => {
  const { staff, form, id, remind, mails } = await deskOf(kept);
  await remind();
  await staff("PUT", `Booking/${id}`, { ...form, phoneNo: "9000000002" });
  expect(await mails()).toMatchObject([{ status: "Kept", lastError: "" }]);
  await staff("PUT", `Booking/${id}`, { ...form, status: "Rejected" });
  expect(await mails()).toMatchObject([withdrawn]);
  await staff("PUT", `Booking/${id}`, form);
  await remind();
  expect(await mails()).toMatchObject([{ status: "Kept", lastError: "" }, withdrawn]);
});

test("money that comes in withdraws what was to be paid; what staff ticked off is not told again", async () => {
  const { staff, id, remind, mails, toSend } = await deskOf(kept, { arrivalDays: "" });
  await kept.services.db.executor.updateTable("bookings").set({ balance_due_on: "2030-06-02" }).execute();
  await remind();
  const [first] = await toSend();
  await staff("PUT", `Reminder/${first?.id}`);
  await staff("POST", "Payment", { bookingId: id, amount: 1000, method: "Cash" });
  expect(await mails()).toMatchObject([withdrawn]);
  await remind();
  expect(await mails()).toHaveLength(1);
});

test("a reminder that is just being sent when its stay is cancelled is not sent, and stays withdrawn", async () => {
  const { staff, id, remind, mails } = await deskOf(waiting);
  while ((await deliverDue(waiting.services)) > 0);
  await remind();
  let isSent = false;
  const slow = {
    close: () => {},
    async send(_: unknown, handOver?: () => Promise<void>) {
      await staff("POST", "Booking/ending", { id, ending: "Cancelled" });
      await handOver?.();
      isSent = true;
    },
  };
  await deliverDue({ ...waiting.services, mailer: slow });
  expect(isSent).toBe(false);
  expect(await mails()).toMatchObject([withdrawn]);
});
