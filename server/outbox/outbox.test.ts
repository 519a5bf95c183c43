import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Notification } from "#contract/outbox.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { startTestApp } from "#test/support/app.ts";
import {
  addHotel,
  addPackage,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
  reviewFormFor,
} from "#test/support/factories.ts";
import type { Mail } from "../services.ts";
import { DatabaseAway } from "../db/postgres-client.ts";
import { deliverDue } from "./deliver-due.ts";

/** A mailer that keeps what is sent and fails as often as the test sets. */
const mailer = {
  sent: [] as Mail[],
  faults: 0,
  async send(mail: Mail) {
    await Promise.resolve();
    if (mailer.faults > 0) {
      mailer.faults -= 1;
      throw new Error("421 come back later");
    }
    mailer.sent.push(mail);
  },
  close() {},
};

const app = appOfFile({ mailer, publicUrl: "https://test.example" });
const staff = staffOfFile(app);
afterEach(() => {
  mailer.sent.length = 0;
  mailer.faults = 0;
});

async function outbox(query = ""): Promise<Notification[]> {
  const { data } = await staff("GET", `Notification?limit=100${query}`);
  return data as Notification[];
}

async function ask(subject: string): Promise<void> {
  const { status } = await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ subject }));
  expect(status).toBe(201);
}

test("each request tells the guest its reference and staff how to answer; a review tells staff", async () => {
  const hotelId = await addHotel(staff);
  const packageId = await addPackage(staff);
  const booked = await app.call("POST", "Booking", bookingFormFor(hotelId));
  await app.call("POST", "CabBooking", cabFormFor());
  await app.call("POST", "PackageBooking", enquiryFormFor(packageId));
  await ask("Tulips");
  await app.call("POST", "CustomerFeedBack", reviewFormFor());
  expect(await deliverDue(app.services)).toBe(9);
  const { reference, key } = booked.data as { reference: string; key: string };
  const [toGuest, toStaff] = mailer.sent;
  expect(toGuest).toMatchObject({
    to: "meera@example.com",
    subject: `Your booking request ${reference}: Willow House`,
  });
  expect(toGuest?.text).toContain(`https://test.example/booking-status/${key}`);
  expect(toStaff).toMatchObject({ to: "desk@test.example", replyTo: "meera@example.com" });
  const greeting = encodeURIComponent(
    `Hello Meera Pillai, this is Chinar & Oar about your booking ${reference}.`,
  );
  expect(toStaff?.text).toContain(`https://wa.me/919000000001?text=${greeting}`);
  expect((await outbox("&status=sent")).length).toBe(9);
  expect((await outbox(`&search=${reference}`)).map(({ audience }) => audience)).toEqual(["staff", "guest"]);
});

test("a guest from abroad is answered at their own number, not at an Indian one that ends alike", async () => {
  const { data } = await app.call("POST", "CabBooking", cabFormFor({ phoneNo: "447911123456" }));
  const emails = await outbox(`&search=${(data as { reference: string }).reference}`);
  expect(emails.map(({ text }) => text).join("\n")).toContain("https://wa.me/447911123456?text=");
});

test("a request that is refused, and one sent twice, leave no message behind", async () => {
  const before = (await outbox()).length;
  await app.call("POST", "Booking", bookingFormFor(99_999));
  await app.call("POST", "CabBooking", cabFormFor({ dateOfJourney: "2030-05-01" }));
  const key = { "idempotency-key": "one-cab" };
  await app.call("POST", "CabBooking", cabFormFor(), key);
  await app.call("POST", "CabBooking", cabFormFor(), key);
  expect((await outbox()).length).toBe(before + 2);
  await deliverDue(app.services);
});

test("a mail server that fails is tried again, later each time, and at last staff are shown the failure", async () => {
  await ask("Patience");
  mailer.faults = 1000;
  const waits: number[] = [];
  for (;;) {
    await deliverDue(app.services);
    const [message] = await outbox("&search=patience");
    expect(message?.lastError).toBe("421 come back later");
    if (message?.status === "Failed") break;
    const wait = (Date.parse(message?.nextAttemptAt ?? "") - app.clock.now().getTime()) / 60_000;
    waits.push(wait);
    expect(await deliverDue(app.services)).toBe(0);
    expect((await outbox("&search=patience"))[0]?.attempts).toBe(waits.length);
    app.clock.forward(wait * 60);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  expect(mailer.sent).toEqual([]);
  const delivery = async () => (await staff("GET", "Notification/delivery")).data;
  expect(await delivery()).toEqual({ isSetUp: true, failed: 2 });
  mailer.faults = 0;
  const { reference } = (await outbox("&search=patience"))[0] ?? {};
  for (const { id } of await outbox(`&search=${reference}`)) {
    expect((await staff("PUT", `Notification/${id}`)).data).toMatchObject({ status: "Waiting", attempts: 0 });
  }
  expect(await deliverDue(app.services)).toBe(2);
  expect(await delivery()).toMatchObject({ failed: 0 });
  const [sent] = await outbox("&search=patience");
  expect(sent).toMatchObject({ status: "Sent", lastError: "" });
  expect((await staff("PUT", `Notification/${sent?.id}`)).status).toBe(409);
});

test("several workers at once send each message once", async () => {
  for (const subject of ["One", "Two", "Three", "Four", "Five"]) await ask(`Crowd ${subject}`);
  const counts = await Promise.all([1, 2, 3, 4].map(() => deliverDue(app.services)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(10);
});

test("what a mailbox knows an email by is that of no other, also where its number was given before", async () => {
  const { executor } = app.services.db;
  const send = async (created_at: string) => {
    await ask("Named");
    const newest = executor.selectFrom("outbox").select((eb) => eb.fn.max("id").as("id"));
    const { id } = await newest.executeTakeFirstOrThrow();
    await executor.updateTable("outbox").set({ id: 990_000, created_at }).where("id", "=", id).execute();
    await deliverDue(app.services);
    await executor.deleteFrom("outbox").where("id", "=", 990_000).execute();
    return mailer.sent.find((mail) => mail.id.startsWith("outbox-990000"))?.id;
  };
  const first = await send("2030-06-01T06:30:00.000Z");
  mailer.sent.length = 0;
  const second = await send("2030-06-01T06:30:00.001Z");
  expect([first, second]).toEqual([
    expect.stringMatching(/^outbox-990000\.\w+$/),
    expect.stringMatching(/^outbox-990000\.\w+$/),
  ]);
  expect(first).not.toBe(second);
});

test("what the mail server has taken is noted before this process does anything else", async () => {
  const { file } = app.services.db;
  if (!file) return; // on a server the note has to cross the network
  await ask("At once");
  const looked: Promise<unknown>[] = [];
  const send = async (mail: Mail) => {
    await mailer.send(mail);
    looked.push(
      nextTurn().then(() => {
        using database = new DatabaseSync(file, { readOnly: true });
        const number = Number(/\d+/.exec(mail.id)?.[0]);
        return database.prepare("select status from outbox where id = ?").get(number)?.["status"];
      }),
    );
  };
  await deliverDue({ ...app.services, mailer: { ...mailer, send } });
  expect(await Promise.all(looked)).toEqual(["Sent", "Sent"]);
});

test("without a mail server messages are kept and shown, and cannot be sent", async () => {
  const silent = await startTestApp();
  const desk = await silent.signIn();
  await silent.call("POST", "CustomerFeedBack/Query", queryFormFor());
  const { data } = await desk("GET", "Notification?status=kept");
  expect((data as Notification[]).map(({ status }) => status)).toEqual(["Kept", "Kept"]);
  const delivery = (await desk("GET", "Notification/delivery")).data;
  expect(delivery).toEqual({ isSetUp: false, failed: 0 });
  expect((await desk("GET", "Notification/byId?Id=1")).data).toEqual((data as Notification[])[1]);
  expect((await desk("GET", "Notification/byId?Id=99")).status).toBe(404);
  const retried = await desk("PUT", "Notification/1");
  expect([retried.status, retried.message]).toEqual([
    409,
    "No mail server is set up, so messages are kept here and not sent",
  ]);
  expect((await silent.call("GET", "Notification")).status).toBe(401);
  await silent.stop();
});

test("what was sent is not sent again when the database was away just then", async () => {
  await ask("Saffron");
  let isAway = true;
  const executor = new Proxy(app.services.db.executor, {
    get(target, name, receiver): unknown {
      if (name === "updateTable" && isAway && mailer.sent.length > 0) {
        isAway = false;
        throw new DatabaseAway("the connection was lost");
      }
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const services = { ...app.services, db: { ...app.services.db, executor } };
  const sent = await deliverDue(services);
  expect([isAway, mailer.sent.length]).toEqual([false, sent]);
  app.clock.forward(24 * 3600);
  expect(await deliverDue(app.services)).toBe(0);
});

test("emails that were stored, or put off, while the clock was ahead wait no longer than others", async () => {
  const day = 24 * 3600;
  app.clock.forward(day);
  await ask("Walnuts");
  mailer.faults = 1;
  await deliverDue(app.services);
  await ask("Apples");
  app.clock.forward(-day);
  await deliverDue(app.services);
  const subjects = mailer.sent.map(({ subject }) => subject).join();
  expect(subjects).toContain("Walnuts");
  expect(subjects).toContain("Apples");
});
