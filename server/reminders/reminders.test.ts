import { beforeEach, expect, test } from "vitest";
import { reminderDefaults } from "#contract/reminder-settings.ts";
import type { Reminder } from "#contract/reminders.ts";
import type { Mail } from "../services.ts";
import { deliverDue } from "../outbox/deliver-due.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, reviewFormFor, idOf } from "#test/support/factories.ts";
import { owner } from "#test/support/owner.ts";
import { isQuietHour, sendReminders } from "./send-reminders.ts";

let hotelId: number;
let roomId: number;
const sent: Mail[] = [];
const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
const never = new AbortController().signal;

const app = appOfTest({ mailer, publicUrl: "https://stay.example" });
const staff = staffOfTest(app);

beforeEach(async () => {
  sent.length = 0;
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 9 });
});

/** An accepted stay from the desk; today is 1 June 2030, noon in Kashmir. */
async function addStay(checkInDate: string, checkOutDate: string, change: Record<string, unknown> = {}) {
  const form = bookingFormFor(hotelId, { roomId, checkInDate, checkOutDate, ...change });
  const { data, status, message } = await staff("POST", "Booking/desk", form);
  if (status !== 201) throw new Error(message);
  return { id: (data as { id: number }).id, form };
}

const run = () => sendReminders(app.services, never);
const toSend = async () => (await staff("GET", "Reminder")).data as Reminder[];
const mails = async () => {
  while ((await deliverDue(app.services)) > 0);
  return sent.filter(({ subject }) => /Before you arrive|still to be paid|How was/.test(subject));
};
const setReminders = async (change: Partial<typeof reminderDefaults>) =>
  expect((await staff("PUT", "Settings/Reminders", { ...reminderDefaults, ...change })).status).toBe(200);

test("two days before arrival a guest is told once, however often the clock comes round, also by two at once", async () => {
  const near = await addStay("2030-06-03", "2030-06-05");
  await addStay("2030-06-20", "2030-06-22");
  await setReminders({ balanceDays: "" });
  await Promise.all([run(), run(), run()]);
  await run();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: "meera@example.com",
    subject: expect.stringMatching(/^Before you arrive \(CO-/),
  });
  expect(mail?.text).toContain("Lane 4, Rajbagh, Srinagar");
  expect(await toSend()).toMatchObject([{ kind: "arrival", bookingId: near.id, isEmailed: true }]);
});

test("the balance is asked for before its day, with the amount, and not once it was paid", async () => {
  await setReminders({ arrivalDays: "" });
  const { id } = await addStay("2030-06-03", "2030-06-05", { email: "" });
  const paid = await addStay("2030-06-03", "2030-06-05");
  await staff("POST", "Payment", { bookingId: paid.id, amount: 9000, method: "Cash" });
  await app.services.db.executor.updateTable("bookings").set({ balance_due_on: "2030-06-02" }).execute();
  await run();
  expect(await mails()).toEqual([]);
  const [reminder, ...others] = await toSend();
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({ bookingId: id, kind: "balance", phoneNo: "9000000001", isEmailed: false });
  expect(reminder?.text).toContain("₹9,000 is to be paid by Sun, 2 Jun 2030");
  await staff("POST", "Payment", { bookingId: id, amount: 9000, method: "Cash" });
  expect(await toSend()).toEqual([]);
});

test("ticked off it is gone, for all; ticked off twice it is not there; by mistake, it is to be sent again", async () => {
  await addStay("2030-06-02", "2030-06-05");
  await setReminders({ balanceDays: "" });
  await run();
  const [reminder] = await toSend();
  expect((await staff("PUT", `Reminder/${reminder?.id}`)).message).toBe("Ticked off");
  expect(await toSend()).toEqual([]);
  expect((await staff("PUT", `Reminder/${reminder?.id}`)).status).toBe(404);
  const open = (isSent = "false") => staff("PUT", `Reminder/${reminder?.id}?isSent=${isSent}`);
  expect((await open()).message).toBe("It is to be sent again");
  expect(await toSend()).toEqual([reminder]);
  expect((await open()).status).toBe(404);
  expect((await open("perhaps")).status).toBe(400);
});

test("when the stay moves or ends, what waits is withdrawn, and the new date is told anew", async () => {
  const { id, form } = await addStay("2030-06-03", "2030-06-05");
  await setReminders({ balanceDays: "" });
  await run();
  expect(
    (
      await staff("PUT", `Booking/${id}`, {
        ...form,
        status: "Accepted",
        checkInDate: "2030-06-20",
        checkOutDate: "2030-06-22",
      })
    ).status,
  ).toBe(200);
  expect(await toSend()).toEqual([]);
  await run();
  expect(await mails()).toEqual([]);
  await staff("PUT", `Booking/${id}`, {
    ...form,
    status: "Accepted",
    checkInDate: "2030-06-02",
    checkOutDate: "2030-06-04",
  });
  await run();
  expect(await mails()).toHaveLength(1);
  await staff("POST", "Booking/ending", { id, ending: "Cancelled" });
  expect(await toSend()).toEqual([]);
});

test("in the quiet hours nothing is begun, and each kind can be switched off", async () => {
  await addStay("2030-06-02", "2030-06-05");
  await setReminders({ quietFrom: "12:00", quietUntil: "12:01", balanceDays: "" });
  await run();
  expect(await toSend()).toEqual([]);
  await setReminders({ arrivalDays: "", balanceDays: "" });
  await run();
  expect(await toSend()).toEqual([]);
  const night = { quietFrom: "20:00", quietUntil: "09:00" };
  const at = (time: string) => isQuietHour(night, new Date(`2030-06-01T${time}:00+05:30`));
  expect(["19:59", "20:00", "00:00", "08:59", "09:00"].map(at)).toEqual([false, true, true, true, false]);
});

test("a review by the link after a stay is of a guest who stayed, once; by a made-up link or none it is not", async () => {
  await setReminders({ balanceDays: "", arrivalDays: "" });
  await addStay("2030-06-01", "2030-06-02");
  app.clock.forward(2 * 86_400);
  await staff("POST", "auth/login", owner);
  await run();
  const key = /\/review\?stay=([\w-]{22})/.exec((await mails())[0]?.text ?? "")?.[1];
  const write = async (stay?: string) => {
    const id = await idOf(
      app.call(
        "POST",
        "CustomerFeedBack",
        reviewFormFor({ stay, review: `The boat was warm ${Math.random()}` }),
      ),
    );
    return ((await staff("GET", `CustomerFeedBack/byId?Id=${id}`)).data as { hasStayed: boolean }).hasStayed;
  };
  expect(await write()).toBe(false);
  expect(await write("made-up-made-up-made-u")).toBe(false);
  expect(await write(key)).toBe(true);
  expect(await write(key)).toBe(false);
  const kept = await app.services.db.executor
    .selectFrom("outbox")
    .select("body")
    .where("kind", "=", "reminder")
    .execute();
  expect(kept.map(({ body }) => body.includes(key ?? "?"))).toEqual([false]);
});

test("what is said before an arrival is not sent to a guest who has arrived", async () => {
  await setReminders({ balanceDays: "", reviewDays: "" });
  await addStay("2030-06-03", "2030-06-09");
  await run();
  app.clock.forward(2 * 86_400);
  expect(await toSend()).toMatchObject([{ kind: "arrival" }]);
  app.clock.forward(43_200);
  expect(await toSend()).toEqual([]);
  await run();
  expect(await mails()).toEqual([]);
});
