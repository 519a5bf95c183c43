import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import type { FoundRecord, Person } from "#contract/people.ts";
import { wordColumns, wordTables } from "#server/people/word-columns.ts";
import { wordIndexes } from "#server/db/search-index.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  blockFormFor,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
} from "../support/factories.ts";
import { plainKinds } from "../support/plain-kinds.ts";
import { smallPicture } from "../support/pictures/sample-pictures.ts";
import { uploadForm } from "../support/pictures/upload-site.ts";
import { type FakeGateway, razorpayEvent, startFakeGateway } from "../support/fake-gateway.ts";
import { columnsWith, filesWith } from "../support/traces.ts";

const phone = "9876501234";
const email = "qzwxj.vale@example.com";
const name = "Qzwxjvale Rehmani";
const traces = [phone, email, "qzwxjvale"];
const words = `${name}, call +91 98765-01234 or ${phone}, or write to Qzwxj.Vale@Example.com`;

type Form = Record<string, unknown>;

/** Fields with a form of their own; every other text of a form takes any words, and here gets the person's. */
const shaped =
  /^(email|status|checkInDate|checkOutDate|dateOfJourney|vechiclePreference|firstNight|freeFrom)$/;

function withTraces(form: Form): Form {
  const traced = Object.entries(form).map(([field, value]) => {
    if (field === "phoneNo") return [field, phone];
    if (field === "email") return [field, email];
    if (field === "customerName" || field === "name") return [field, name];
    return [field, typeof value === "string" && !shaped.test(field) ? words : value];
  });
  return Object.fromEntries(traced) as Form;
}

let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let hotelId: number;
let roomId: number;
let gateway: FakeGateway;
let packageId: number;
let picture: Buffer;

async function succeed(method: string, path: string, body?: unknown, by = staff): Promise<number> {
  const { status, message, data } = await by(method, path, body);
  if (status > 201) throw new Error(`${method} ${path} answered ${status}: ${message}`);
  return (data as { id?: number } | null)?.id ?? 0;
}

/** Every form of the public site, by its path. */
const publicForms: Record<string, () => Form> = {
  Booking: () => withTraces(bookingFormFor(hotelId)),
  PackageBooking: () => withTraces(enquiryFormFor(packageId)),
  CabBooking: () => withTraces(cabFormFor()),
  ...Object.fromEntries(plainKinds.map(({ path, form }) => [path, () => withTraces(form())])),
  PaymentClaim: () => ({ key: guestKey, amount: 500, reference: phone }),
  CancelRequest: () => ({ key: guestKey }),
  "Paper/buyer": () => ({
    key: guestKey,
    buyerName: name,
    buyerAddress: words,
    buyerGstin: "27AAPFU0939F1ZV",
  }),
  PaymentLink: () => ({ key: guestKey, amount: due }),
};

const onlineKeys = {
  gateway: "Razorpay",
  keyId: "demo_key",
  secret: "secret-of-api",
  eventSecret: "secret-of-events",
};
let guestKey = "";
let due = 0;
/** An accepted stay of the person, whose key is the one of `publicForms` from then on. */
const accepted = async () => {
  const { data } = await app.call("POST", "Booking", publicForms["Booking"]?.());
  const { id, key } = data as { id: number; key: string };
  guestKey = key;
  await succeed("PUT", `Booking/${id}`, { ...publicForms["Booking"]?.(), status: "Accepted" });
  return id;
};
const ended = async () => {
  const id = await accepted();
  await succeed("POST", "Booking/ending", { id, ending: "Cancelled", reason: words, waive: true });
  return id;
};
const shutTheRoad = async () => {
  await accepted();
  const nights = { from: "2030-06-10", to: "2030-06-11", moveUntil: "2030-09-01" };
  return succeed("POST", "BadWeather", { ...nights, what: "Move", reason: `Snow, says ${phone}` });
};
const claim = async () => {
  await accepted();
  return send("PaymentClaim");
};
/** A cab that the person told to have paid for, under a number that is the person's. */
const claimOfCab = async () => {
  const form = publicForms["CabBooking"]?.();
  const { id, key } = (await app.call("POST", "CabBooking", form)).data as { id: number; key: string };
  const { version } = (await staff("GET", `CabBooking/byId?Id=${id}`)).data as { version: number };
  await succeed("PUT", `CabBooking/${id}`, { ...form, status: "Accepted", total: 5000, version });
  await app.call("POST", "PaymentClaim", { key, amount: 500, reference: phone });
  return id;
};
const askToCancel = async () => {
  const id = await accepted();
  await send("CancelRequest");
  return id;
};
const tellBuyer = async () => {
  await accepted();
  return send("Paper/buyer");
};
/** A link whose gateway tells that it was paid, under a number that is the person's. */
const payOnline = async () => {
  const id = await accepted();
  due = ((await staff("GET", `Booking/byId?Id=${id}`)).data as { due: number }).due;
  await succeed("POST", "PaymentLink", publicForms["PaymentLink"]?.(), app.call);
  const { url } = (
    (await app.call("GET", `PaymentLink?key=${guestKey}`)).data as { links: { url: string }[] }
  ).links[0] ?? { url: "" };
  const linkId = `plink_${url.split("/").at(-1)}`;
  const told = razorpayEvent(onlineKeys.eventSecret, { linkId, paise: due * 100, number: `pay_${phone}` });
  const sent = { method: "POST", ...told };
  expect(
    await (await app.app.request("http://test.example/payment-events/razorpay", sent, {})).text(),
  ).toContain("recorded");
};

const send = (path: string) => succeed("POST", path, publicForms[path]?.(), app.call);
const change = async (path: string, more: Form = {}) => {
  const id = await send(path);
  await succeed("PUT", `${path}/${id}`, { ...publicForms[path]?.(), ...more });
  return id;
};
const remove = async (path: string, make: () => Promise<number>) => {
  const id = await make();
  await succeed("DELETE", `${path}/byId?Id=${id}`);
  return id;
};
const restore = async (path: string, make: () => Promise<number>) =>
  void (await succeed("PUT", `${path}/restore?Id=${await remove(path, make)}`));
const enter = () => succeed("POST", "Booking/desk", withTraces(bookingFormFor(hotelId)));
const pay = async () => {
  const form = { bookingId: await enter(), amount: 500, method: "UPI", note: words };
  return succeed("POST", "Payment", form);
};
const block = () => succeed("POST", "RoomBlock", withTraces(blockFormFor(roomId)));
const upload = () =>
  succeed("POST", "Upload", uploadForm(picture, { Module: "gallery", title: `The evening of ${name}` }));

let stays = 0;
const readImport = async () => {
  const form = new FormData();
  form.set("kind", "bookings");
  const day = `2030-06-${String((stays += 1) + 1).padStart(2, "0")}`;
  const row = [name, phone, email, "Willow House", day, `2030-06-${12 + stays}`, `"${words}"`];
  const text = `Guest,Phone,Email,Hotel,Arrival,Departure,Note\n${row.join(",")}\n`;
  form.set("file", new File([text], `${phone}.csv`));
  const { data } = await staff("POST", "Import", form);
  return (data as { token: string }).token;
};
const writeImport = async () => {
  const token = await readImport();
  expect((await staff("POST", "Import", { token })).data).toMatchObject({ state: "done" });
  return token;
};

/** Everything that staff do with what a guest told them. */
const byStaff: Record<string, () => Promise<unknown>> = {
  "bookings.enter": enter,
  "bookings.change": () => change("Booking", { status: "Rejected" }),
  "bookings.renewLink": async () => succeed("PUT", `Booking/${await send("Booking")}/GuestLink`),
  "packageBookings.renewLink": async () =>
    succeed("PUT", `PackageBooking/${await send("PackageBooking")}/GuestLink`),
  "cabBookings.renewLink": async () => succeed("PUT", `CabBooking/${await claimOfCab()}/GuestLink`),
  "bookings.remove": () => remove("Booking", () => send("Booking")),
  "bookings.restore": () => restore("Booking", enter),
  "badWeather.act": () => shutTheRoad(),
  "badWeather.undo": async () => succeed("DELETE", `BadWeather?Id=${await shutTheRoad()}`),
  "endings.end": ended,
  "cancelRequests.remove": async () => succeed("DELETE", `CancelRequest?Id=${await askToCancel()}`),
  "endings.takeBack": async () => succeed("DELETE", `Booking/ending?Id=${await ended()}`),
  "paymentClaims.answer": async () => succeed("PUT", `PaymentClaim/${await claim()}`, { found: true }),
  "paymentLinks.saveGateway": () => succeed("PUT", "Settings/Gateway", onlineKeys),
  "payments.create": pay,
  "papers.create": async () => {
    const bookingId = await enter();
    return succeed("POST", "Paper", { bookingId, kind: "voucher", buyerName: words });
  },
  "payments.remove": () => remove("Payment", pay),
  "payments.restore": () => restore("Payment", pay),
  "blocks.create": block,
  "blocks.change": async () => succeed("PUT", `RoomBlock/${await block()}`, withTraces(blockFormFor(roomId))),
  "blocks.remove": () => remove("RoomBlock", block),
  "blocks.restore": () => restore("RoomBlock", block),
  "packageBookings.change": () => change("PackageBooking", { status: "Accepted" }),
  "packageBookings.remove": () => remove("PackageBooking", () => send("PackageBooking")),
  "packageBookings.restore": () => restore("PackageBooking", () => send("PackageBooking")),
  "cabBookings.change": () => change("CabBooking", { status: "Accepted", assignedTo: words }),
  "cabBookings.remove": () => remove("CabBooking", () => send("CabBooking")),
  "cabBookings.restore": () => restore("CabBooking", () => send("CabBooking")),
  ...Object.fromEntries(
    plainKinds.flatMap(({ kind, path, answer }) => [
      [`${kind}.change`, () => change(path, answer())],
      [`${kind}.remove`, () => remove(path, () => send(path))],
      [`${kind}.restore`, () => restore(path, () => send(path))],
    ]),
  ),
  "uploads.create": upload,
  "uploads.change": async () => succeed("PUT", `Upload/${await upload()}`, { title: `${name} again` }),
  "uploads.remove": () => remove("Upload", upload),
  "uploads.restore": () => restore("Upload", upload),
  "imports.send": writeImport,
  async "imports.match"() {
    const columns = [{ field: "customerName", column: 0 }];
    return staff("PUT", "Import/columns", { token: await readImport(), columns });
  },
  "imports.leaveOut": async () => staff("PUT", "Import/leftOut", { token: await readImport() }),
  "imports.addWords": async () => staff("PUT", "Import/words", { token: await readImport() }),
  async "imports.chooseNames"() {
    const names = JSON.stringify([{ name: "Another house", to: "A house" }]);
    return staff("PUT", "Import/names", { token: await readImport(), names });
  },
  "imports.fillHouses": async () => staff("PUT", "Import/houses", { token: await readImport() }),
  "imports.undo": async () => staff("PUT", "Import/undo", { token: await writeImport() }),
  "dashboard.open": async () =>
    succeed("PUT", "Dashboard/Opened", { kind: "bookings", id: await send("Booking") }),
  async "dashboard.genuine"() {
    const { data } = await app.call("POST", "Booking", publicForms["Booking"]?.());
    const { id } = data as { id: number };
    const { db } = app.services;
    const apart = db.executor.updateTable("bookings").set({ suspicious_at: "2030-06-01T06:30:00.000Z" });
    await apart.where("id", "=", id).execute();
    return succeed("PUT", "Dashboard/Genuine", { kind: "bookings", id });
  },
  async "outbox.retry"() {
    const { data } = await staff("GET", "Notification?limit=1");
    const [{ id }] = data as [{ id: number }];
    return staff("PUT", `Notification/${id}`);
  },
};

/** Features whose calls have nothing of guests in them: one a line, so that two people can add theirs. */
const aboutOthers = new Set([
  "auth",
  "cabRates",
  "content",
  "demo",
  "extras",
  "facilities",
  "hotels",
  "notices",
  "packages",
  "people",
  "places",
  "portalCalendars",
  "ratePeriods",
  "reminders",
  "roomTypes",
  "rooms",
  "secondFactor",
  "settings",
  "staff",
  "start",
  "visits",
]);
const isAboutOthers = (name: string) => aboutOthers.has(name.split(".")[0] ?? "");

const writes = Object.entries(endpoints).flatMap(([kind, group]) =>
  Object.entries(group as Record<string, Endpoint>)
    .filter(([, { method }]) => method !== "GET")
    .map(([call, endpoint]) => ({ name: `${kind}.${call}`, endpoint })),
);

beforeAll(async () => {
  app = await startTestApp({ publicUrl: "https://test.example" });
  staff = await app.signIn();
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 90 });
  packageId = await addPackage(staff);
  gateway = await startFakeGateway();
  app.services.gatewayAddress = gateway.address;
  await succeed("PUT", "Settings/Gateway", onlineKeys);
  picture = await smallPicture(40, 30).jpeg().toBuffer();
  // The file is not written anew by the first erasure: what is deleted must leave it by itself.
  const { executor } = app.services.db;
  await executor.insertInto("settings").values({ name: "file_rewritten", value: "" }).execute();
});
afterAll(() => Promise.all([app.stop(), gateway.stop()]));

test("every call that takes a guest's data is made here", () => {
  const open = writes.filter(
    ({ name, endpoint }) => endpoint.publicWrite && endpoint.body && !isAboutOthers(name),
  );
  expect(Object.keys(publicForms).sort()).toEqual(open.map(({ endpoint }) => endpoint.path).sort());
  const ofStaff = writes.filter(({ name, endpoint }) => !endpoint.publicWrite && !isAboutOthers(name));
  expect(Object.keys(byStaff).sort()).toEqual(ofStaff.map(({ name }) => name).sort());
});

/** Tables without words of a guest: one a line, so that two people can add theirs. */
const ofTheHouse = new Set([
  "brand_logos",
  "cab_rates",
  "company_sections",
  "content_blocks",
  "content_drafts",
  "content_version",
  "content_versions",
  "demo_places",
  "demo_records",
  "erasures",
  "extras",
  "facilities",
  "hotels",
  "import_records",
  "known_devices",
  "limits",
  "migrations",
  "notices",
  "packages",
  "paper_series",
  "paper_taxes",
  "passkey_challenges",
  "passkeys",
  "payment_gateways",
  "pending_sign_ins",
  "picture_removals",
  "places",
  "portal_calendars",
  "processes",
  "rate_periods",
  "recovery_codes",
  "room_types",
  "rooms",
  "scheduled_jobs",
  "second_factors",
  "sent_forms",
  "sessions",
  "settings",
  "sign_ins",
  "staff",
  "tallies",
  "owed_sums",
  "sold_months",
  "sold_by_all",
  "stay_dates",
  "day_takings",
  "free_units",
  "visit_counts",
]);

test("every column with words is looked through, or holds none of a guest's", async () => {
  const ofTheProgram =
    /_key$|_hash$|_at$|_until$|^(reference|notice|arrival|departure|status|journey_date|vehicle|method|paid_on|first_night|meal_plan|child_ages|hotel_class|start_date|extras|price_lines|free_from|night|module|hash|format|path|placeholder|band|state|widths|kind|audience|at|staff_name|action|token|columns|pictures|run|policy|\w+_due_on|ending|ended_from|gateway|gateway_id|url|what|place|issued_by|issued_on|series|year|number|content|for_date|told_by|event_id|payment_number|payer)$/;
  const tables = await app.services.db.executor.introspection.getTables();
  const unknown = tables
    .filter(({ name: table }) => !ofTheHouse.has(table) && !/_words(_|$)/.test(table))
    .flatMap(({ name: table, columns }) =>
      columns
        .filter(({ dataType }) => /text|char/i.test(dataType))
        .map((column) => ({ table, column: column.name }))
        .filter(({ column }) => !ofTheProgram.test(column)),
    )
    .filter(
      ({ table, column }) =>
        !new Map(Object.entries<readonly string[]>(wordColumns)).get(table)?.includes(column),
    );
  expect(unknown).toEqual([]);
  expect(wordTables.length).toBeGreaterThan(5);
});

const find = async () => {
  const { status, data } = await staff("POST", "Person/find", { who: "+91 98765 01234" });
  expect(status).toBe(200);
  return data as Person;
};
const erase = (body: Form) => staff("POST", "Person/erase", { who: "+91 98765 01234", ...body });
const asked = (records: FoundRecord[]) => records.map(({ kind, id }) => ({ kind, id }));

const actsOfGuest: Record<string, () => Promise<unknown>> = {
  PaymentClaim: claim,
  PaymentLink: payOnline,
  CancelRequest: askToCancel,
  "Paper/buyer": tellBuyer,
};

test("sent through every form and by every act of staff, then erased, a person is nowhere", async () => {
  const { db, dataDir } = app.services;
  for (const path of Object.keys(publicForms)) await (actsOfGuest[path] ?? (() => send(path)))();
  for (const act of Object.values(byStaff)) await act();
  const other = await succeed(
    "POST",
    "Booking",
    bookingFormFor(hotelId, { specialRequest: `As my friend ${phone} has` }),
    app.call,
  );
  const link = (await app.call("POST", "Booking", publicForms["Booking"]?.())).data as {
    id: number;
    key: string;
  };
  await db.executor
    .updateTable("outbox")
    .set({ status: "Failed", last_error: `550 ${email}` })
    .where("id", "=", (eb) =>
      eb.selectFrom("outbox").select(eb.fn.min<number>("id").as("id")).where("recipient", "=", email),
    )
    .execute();
  expect((await columnsWith(db, traces)).length).toBeGreaterThan(20);

  const early = await find();
  expect((await erase({ mark: early.mark })).message).toContain("Cancel what is still to come");
  expect((await erase({ mark: "another" })).status).toBe(409);
  app.clock.forward(30 * 24 * 3600);
  staff = await app.signIn();

  const found = await find();
  expect(found.records.some(({ fate }) => fate === "refused")).toBe(false);
  expect(found.possible.map(({ kind }) => kind)).toContain("reviews");
  const copy = await staff("POST", "Person/copy", { who: phone, also: asked(found.possible) });
  expect(JSON.stringify(copy.data)).toContain("The evening of Qzwxjvale");
  const titles = (copy.data as { parts: { title: string }[] }).parts.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Payments", "Papers", "Payments they told of", "E-mails"]));
  expect(JSON.stringify(copy.data)).not.toMatch(/once key|review key/i);
  const amounts = () =>
    db.executor
      .selectFrom("payments")
      .select(["id", "paise", "paid_on"])
      .where("deleted_at", "is", null)
      .orderBy("id")
      .execute();
  const before = await amounts();
  const erased = await erase({ mark: found.mark, also: asked(found.possible) });
  expect([erased.status, erased.message]).toEqual([200, expect.stringContaining("Erased")]);

  expect(await columnsWith(db, traces)).toEqual([]);
  if (db.engine === "sqlite" && dataDir) expect(filesWith(dataDir, traces)).toEqual([]);
  expect(app.store.names().filter((file) => file.includes("originals"))).toEqual([]);
  for (const list of ["Booking", "PackageBooking", "CabBooking", ...plainKinds.map(({ path }) => path)]) {
    for (const search of ["qzwxjvale", phone, "qzwxj.vale"])
      expect((await staff("GET", `${list}?search=${search}&isDeleted=false`)).data).toEqual([]);
  }
  await expectNoMarks();
  expect(await amounts()).toEqual(before);
  expect((await app.call("GET", `Booking/byKey?key=${link.key}`)).status).toBe(404);
  expect((await find()).records).toEqual([]);
  const friend = (await staff("GET", `Booking/byId?Id=${other}`)).data;
  expect(friend).toMatchObject({ customerName: "Meera Pillai", specialRequest: "As my friend [erased] has" });
  const [note] = (await staff("GET", "ChangeLog?kind=people")).data as [
    { action: string; fields: unknown[] },
  ];
  expect([note.action, note.fields.length]).toEqual(["erased", 3]);

  const kept = await db.executor
    .selectFrom("bookings")
    .select(["id", "version", "reference"])
    .where("erased_at", "is not", null)
    .execute();
  expect(kept.length).toBeGreaterThan(0);
  for (const { id, version } of kept.slice(0, 2)) {
    for (const more of [{}, { version }, { version: version - 1 }]) {
      const written = await staff("PUT", `Booking/${id}`, { ...publicForms["Booking"]?.(), ...more });
      expect(written.status).toBe(409);
    }
    expect((await staff("PUT", `Booking/${id}/GuestLink`)).status).toBe(409);
  }
  expect(await columnsWith(db, traces)).toEqual([]);
});

/** No index holds entries that are only marked as deleted: SQLite keeps the marks above these row ids. */
async function expectNoMarks(): Promise<void> {
  const { executor, engine } = app.services.db;
  if (engine === "postgres") return;
  for (const { name } of wordIndexes) {
    const { rows } = await sql`
      select count(*) as marks from ${sql.table(`${name}_data`)} where id > ${2 ** 53}`.execute(executor);
    expect([name, rows]).toEqual([name, [{ marks: 0 }]]);
  }
}
