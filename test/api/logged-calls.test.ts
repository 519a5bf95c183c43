import { beforeAll, expect, test } from "vitest";
import type { Change } from "#contract/change-log.ts";
import { addDays } from "#contract/rules/stay.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import { owner } from "../support/owner.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  blockFormFor,
  cabRateFormFor,
  extraFormFor,
  ratePeriodFormFor,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  packageFormFor,
  queryFormFor,
  reviewFormFor,
  idOf,
} from "../support/factories.ts";
import { plainKinds } from "../support/plain-kinds.ts";
import { smallPicture } from "../support/pictures/sample-pictures.ts";
import { uploadForm } from "../support/pictures/upload-site.ts";

type Called = { kind: string; call: string; endpoint: Endpoint };
/** What a call is made with: the `{id}` of its path or the `Id` of its query, and its body. */
type Sent = { id?: number; body?: unknown; recordId?: number; kind?: string };

const calls = Object.entries(endpoints).flatMap(([kind, group]) =>
  Object.entries(group).map(([call, endpoint]): Called => ({ kind, call, endpoint })),
);
const writes = calls.filter(({ endpoint }) => endpoint.method !== "GET");
const noted = writes.filter(({ endpoint }) => endpoint.logs);
const named = ({ kind, call }: Called) => `${kind}.${call}`;

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;
let packageId: number;
let picture: Buffer;
let count = 0;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 50 });
  packageId = await addPackage(staff);
  picture = await smallPicture(40, 30).jpeg().toBuffer();
});

async function send(path: string, body: unknown): Promise<number> {
  return idOf(staff("POST", path, body));
}

const room = { roomType: 3, rentPerNight: 1, noBeds: 1, maxAdults: 2, maxChild: 0 };
const hotel = { hotelName: "Reed House", description: "Reeds.", address: "1", searchAddress: "1" };
const upload = () => uploadForm(picture, { Module: "gallery", title: `Reeds ${(count += 1)}` });

const ownWord = () => ({ name: `Word ${(count += 1)}` });

/** Each kind of record: where it is sent, what makes one, and what changes it. */
const kinds: Record<string, { path: string; form: () => unknown; change?: () => Record<string, unknown> }> = {
  hotels: {
    path: "Hotel",
    form: () => ({ ...hotel, pindCode: "190001" }),
    change: () => ({ ...hotel, pindCode: "190002" }),
  },
  rooms: { path: "Rooms", form: () => ({ ...room, hotelId }), change: () => ({ ...room, rentPerNight: 2 }) },
  roomTypes: { path: "RoomType", form: ownWord, change: ownWord },
  facilities: { path: "Facility", form: ownWord, change: ownWord },
  portalCalendars: {
    path: "PortalCalendar",
    form: () => ({ ...ownWord(), roomId }),
    change: ownWord,
  },
  bookings: {
    path: "Booking",
    form: () => bookingFormFor(hotelId),
    change: () => bookingFormFor(hotelId, { status: "Rejected" }),
  },
  payments: { path: "Payment", form: () => ({ bookingId: 1, amount: 500, method: "Cash" }) },
  blocks: {
    path: "RoomBlock",
    form: () => blockFormFor(roomId),
    change: () => blockFormFor(roomId, { reason: "Paint" }),
  },
  ratePeriods: {
    path: "RatePeriod",
    form: () => ratePeriodFormFor(roomId, { to: addDays("2030-06-15", (count += 1)) }),
    change: () => ratePeriodFormFor(roomId, { to: addDays("2030-06-15", (count += 1)), minNights: 2 }),
  },
  extras: {
    path: "Extra",
    form: () => extraFormFor(hotelId),
    change: () => extraFormFor(hotelId, { price: 1600 }),
  },
  cabRates: {
    path: "CabRate",
    form: () => cabRateFormFor({ to: `Village ${(count += 1)}` }),
    change: () => cabRateFormFor({ to: `Village ${(count += 1)}`, suv: 3600 }),
  },
  packages: { path: "Package", form: packageFormFor, change: () => packageFormFor({ startingRate: 1 }) },
  packageBookings: {
    path: "PackageBooking",
    form: () => enquiryFormFor(packageId),
    change: () => enquiryFormFor(packageId, { status: "Accepted" }),
  },
  cabBookings: { path: "CabBooking", form: cabFormFor, change: () => cabFormFor({ status: "Accepted" }) },
  ...Object.fromEntries(
    plainKinds.map(({ kind, path, form, answer }) => [
      kind,
      { path, form, change: () => ({ ...form(), ...answer() }) },
    ]),
  ),
  notices: {
    path: "Notice",
    form: () => ({ text: `Zojila is shut ${(count += 1)}`, until: "2030-06-09" }),
    change: () => ({ text: "Zojila is open", until: "2030-06-10" }),
  },
  uploads: { path: "Upload", form: upload, change: () => ({ title: "Other reeds" }) },
  staff: {
    path: "Staff",
    form: () => ({ username: `bilal${(count += 1)}`, password: "kahwa-at-the-ghat", role: "staff" }),
    change: () => ({ isDisabled: true }),
  },
};

async function add(kind: string): Promise<number> {
  const made = kinds[kind];
  if (!made) throw new Error(`This test does not know how to make one of ${kind}`);
  return send(made.path, made.form());
}

const usual: Record<string, (kind: string) => Promise<Sent>> = {
  create: async (kind) => ({ body: kinds[kind]?.form() }),
  async change(kind) {
    const id = await add(kind);
    return { id, body: { ...kinds[kind]?.change?.(), id } };
  },
  remove: async (kind) => ({ id: await add(kind) }),
  async restore(kind) {
    const id = await add(kind);
    await staff("DELETE", `${kinds[kind]?.path}/byId?Id=${id}`);
    return { id };
  },
};

/** A file with one package, read into a preview; its token. */
async function readPackage(): Promise<string> {
  const form = new FormData();
  form.set("kind", "packages");
  const row = `Reeds ${(count += 1)},Two days.,Srinagar,17500,Srinagar: Float`;
  form.set("file", new File([`Tour,About,Destination,Price,Itinerary\n${row}\n`], "tours.csv"));
  const { data } = await staff("POST", "Import", form);
  return (data as { token: string }).token;
}
const ofPackage = { kind: "packages", recordId: expect.any(Number) };

const { details, hours, payment, messages, privacy, brand, policy, reminders } = companyDefaults;
/** A stay, and the form that lets it move. */
async function shutTheRoad(checkInDate: string, checkOutDate: string) {
  const stay = bookingFormFor(hotelId, { checkInDate, checkOutDate });
  const recordId = await idOf(staff("POST", "Booking/desk", stay));
  const nights = { from: checkInDate, to: checkOutDate, moveUntil: "2031-09-01" };
  return { body: { ...nights, what: "Move", reason: "Snow on the pass" }, recordId };
}

const unusual: Record<string, () => Promise<Sent>> = {
  "portalCalendars.renew": async () => ({ id: await add("portalCalendars") }),
  "content.publish": async () => ({ body: { value: { heading: "Us" } }, recordId: 1 }),
  async "content.restore"() {
    const { data } = await staff("PUT", "Content/team", { value: { heading: "We" } });
    return { id: (data as { previous: number }).previous, recordId: 1 };
  },
  "imports.send": async () => ({ body: { token: await readPackage() }, ...ofPackage }),
  async "imports.undo"() {
    const token = await readPackage();
    await staff("POST", "Import", { token });
    return { body: { token }, ...ofPackage };
  },
  async "imports.addWords"() {
    const form = new FormData();
    form.set("kind", "hotels");
    const row = `Reed House ${(count += 1)},Reeds.,1,190001,Word ${count},4000`;
    form.set("file", new File([`Hotel,Description,Address,PIN,Room type,Rent\n${row}\n`], "houses.csv"));
    const { data } = await staff("POST", "Import", form);
    const { token } = data as { token: string };
    return { body: { token }, kind: "roomTypes", recordId: expect.any(Number) };
  },
  "bookings.enter": async () => ({ body: bookingFormFor(hotelId) }),
  async "badWeather.act"() {
    const { body, recordId } = await shutTheRoad("2031-02-01", "2031-02-03");
    return { body, kind: "bookings", recordId };
  },
  async "badWeather.undo"() {
    const { body, recordId } = await shutTheRoad("2031-03-01", "2031-03-03");
    const { data } = await staff("POST", "BadWeather", body);
    return { id: (data as { id: number }).id, kind: "bookings", recordId };
  },
  "endings.end": async () => ({
    body: { id: await add("bookings"), ending: "Cancelled" },
    kind: "bookings",
  }),
  async "cancelRequests.remove"() {
    const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId));
    const { id, key } = data as { id: number; key: string };
    await app.call("POST", "CancelRequest", { key });
    return { id, kind: "bookings", recordId: id };
  },
  async "endings.takeBack"() {
    const id = await add("bookings");
    await staff("POST", "Booking/ending", { id, ending: "Cancelled" });
    return { id, kind: "bookings", recordId: id };
  },
  async "paymentClaims.answer"() {
    const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId));
    const { id: recordId, key } = data as { id: number; key: string };
    await staff("PUT", `Booking/${recordId}`, bookingFormFor(hotelId, { status: "Accepted" }));
    const claim = await app.call("POST", "PaymentClaim", { key, amount: 500, reference: "412077889911" });
    return { id: (claim.data as { id: number }).id, body: { found: true }, kind: "bookings", recordId };
  },
  "bookings.renewLink": async () => ({ id: await add("bookings") }),
  "packageBookings.renewLink": async () => ({ id: await add("packageBookings") }),
  "cabBookings.renewLink": async () => ({ id: await add("cabBookings") }),
  async "dashboard.genuine"() {
    const { data } = await app.call("POST", "CustomerFeedBack", reviewFormFor());
    const { id } = data as { id: number };
    const reviews = app.services.db.executor.updateTable("reviews").where("id", "=", id);
    await reviews.set({ suspicious_at: "2030-06-01T06:30:00.000Z" }).execute();
    return { body: { kind: "reviews", id }, kind: "reviews", recordId: id };
  },
  async "staff.resetPassword"() {
    const id = await add("staff");
    return { id, body: { password: "chinar-leaves-fall" } };
  },
  "ratePeriods.season": async () => ({ body: { periods: [kinds["ratePeriods"]?.form()] } }),
  "staff.removeSecondFactor": async () => ({ id: await add("staff") }),
  "staff.changeOwnPassword": async () => ({
    body: { currentPassword: owner.password, password: "saffron-at-pampore" },
    recordId: 1,
  }),
  "settings.saveDetails": async () => ({ body: { ...details, name: "Willow & Son" }, recordId: 1 }),
  "settings.saveHours": async () => ({ body: { ...hours, mondayOpens: "08:00" }, recordId: 2 }),
  "settings.savePayment": async () => ({ body: { ...payment, firstUpiId: "willow@bank" }, recordId: 3 }),
  "settings.saveMessages": async () => ({ body: { ...messages, queries: "Hello {name}." }, recordId: 4 }),
  async "people.erase"() {
    await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ email: "gone@example.com" }));
    const who = { who: "gone@example.com" };
    const { mark } = (await staff("POST", "Person/find", who)).data as { mark: string };
    return { body: { ...who, mark }, recordId: 0 };
  },
  "places.save": async () => ({
    body: { places: [{ name: "Yusmarg", latitude: null, longitude: null }] },
    kind: "settings",
    recordId: 6,
  }),
  "settings.saveTax": async () => ({ body: { ...taxDefaults, prefix: "WH" }, recordId: 9 }),
  "settings.saveReminders": async () => ({ body: { ...reminders, reviewDays: "" }, recordId: 10 }),
  "paymentLinks.saveGateway": async () => ({
    body: {
      gateway: "Razorpay",
      keyId: "demo_key",
      secret: "secret-of-api",
      eventSecret: "secret-of-events",
    },
    kind: "settings",
    recordId: 11,
  }),
  "settings.saveBrand": async () => ({ body: { ...brand, palette: "pine" }, recordId: 8 }),
  "settings.savePolicy": async () => ({ body: { ...policy, advancePercent: 30 }, recordId: 7 }),
  "places.savePage": async () => ({ id: 3, body: { about: "A meadow." }, kind: "settings", recordId: 6 }),
  // In this order: one has to be gone before it can come back.
  "demo.takeAway": async () => ({ body: {}, kind: "settings", recordId: 98 }),
  "demo.bringBack": async () => ({ kind: "settings", recordId: 98 }),
  "settings.savePrivacy": async () => ({ body: { ...privacy, emailDays: "60" }, recordId: 5 }),
};

async function changes(): Promise<Change[]> {
  return (await staff("GET", "ChangeLog?limit=100")).data as Change[];
}

test.each(noted.map((called): [string, Called] => [named(called), called]))(
  "%s leaves one note, of what its endpoint says",
  async (name, { kind, call, endpoint }) => {
    const prepare = unusual[name] ?? usual[call];
    if (!prepare) throw new Error(`Write down how staff make the call ${name}`);
    const sent = await prepare(kind);
    const before = (await changes())[0]?.id ?? 0;
    const path =
      endpoint.path.replace("{id}", String(sent.id)).replace("{name}", "team") +
      (endpoint.query ? `?Id=${sent.id}` : "");
    const { status, message, data } = await staff(endpoint.method, path, sent.body);
    expect([status, message]).toEqual([endpoint.creates ? 201 : 200, expect.any(String)]);
    const { id: made } = { ...(data as { id?: number } | null) };
    const after = (await changes()).filter(({ id }) => id > before);
    expect(after.map(({ by, action, kind: of, recordId }) => [by, action, of, recordId])).toEqual([
      [owner.username, endpoint.logs, sent.kind ?? kind, sent.recordId ?? sent.id ?? made],
    ]);
  },
);

test("every other call by which staff write says why nothing is noted", () => {
  const silent = writes.filter(({ endpoint }) => !endpoint.logs && endpoint.access !== "anyone");
  expect(silent.length).toBeGreaterThan(0);
  for (const called of silent) {
    const { endpoint } = called;
    expect([named(called), endpoint.logs === false && endpoint.because]).toEqual([
      named(called),
      expect.stringMatching(/\w+ \w+/),
    ]);
  }
});
