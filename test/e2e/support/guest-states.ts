import { type APIRequestContext, expect } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";

/** Calls the API: as staff, or as a guest. */
export type Call = (method: string, path: string, body?: object) => Promise<{ data: unknown }>;

/** Each call succeeds: a state that could not be reached is no state. */
export function callsOf(request: APIRequestContext): Call {
  return async (method, path, body) => {
    const reply = await request.fetch(`/api/${path}`, { method, ...(body ? { data: body } : {}) });
    expect([path, reply.ok(), reply.ok() ? "" : await reply.text()]).toEqual([path, true, ""]);
    return (await reply.json()) as { data: unknown };
  };
}

type Office = { staff: Call; guest: Call };
type Own = { id: number; key: string };
type Stay = Own & { total: number; advance: number };

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
let guests = 0;
let payments = 220_000_000_000;

function person() {
  guests += 1;
  return {
    customerName: `Zehra ${["Dar", "Bhat", "Wani", "Mir", "Lone"][guests % 5]}`,
    email: `zehra${guests}@example.com`,
    phoneNo: `55500${String(10_000 + guests).slice(-5)}`,
  };
}

const numberOf = () => String((payments += 1));

async function ask({ guest }: Office, arrival: number, nights: number) {
  const dates = { checkInDate: inDays(arrival), checkOutDate: inDays(arrival + nights) };
  const form = { hotelId: 1, ...dates, adults: 2, chlids: 0, ...person() };
  return { form, own: (await guest("POST", "Booking", form)).data as Own };
}

async function accept(office: Office, arrival = 40, nights = 2): Promise<Stay> {
  const { form, own } = await ask(office, arrival, nights);
  const accepted = await office.staff("PUT", `Booking/${own.id}`, { ...form, status: "Accepted" });
  const { total, policy } = accepted.data as { total: number; policy: { advance: number } };
  return { ...own, total, advance: policy.advance };
}

async function pay({ staff }: Office, bookingId: number, amount: number, more: object = {}) {
  const form = { bookingId, amount, method: "UPI", reference: numberOf(), ...more };
  return ((await staff("POST", "Payment", form)).data as { id: number }).id;
}

const end = ({ staff }: Office, id: number, more: object = {}) =>
  staff("POST", "Booking/ending", { id, ending: "Cancelled", ...more });

/** Brings a stay, a package or a cab into a state that its guest's own page tells; each answers with the page's key. */
export const guestStates: Record<string, (office: Office) => Promise<string>> = {
  asked: async (office) => (await ask(office, 40, 2)).own.key,
  "accepted, the advance due": async (office) => (await accept(office)).key,
  "a payment told of": async (office) => {
    const { key, advance } = await accept(office);
    await office.guest("POST", "PaymentClaim", { key, amount: advance, reference: numberOf() });
    return key;
  },
  "a payment told of that was not found": async (office) => {
    const { key, advance } = await accept(office);
    const claim = { key, amount: advance, reference: numberOf() };
    const { id } = (await office.guest("POST", "PaymentClaim", claim)).data as Own;
    await office.staff("PUT", `PaymentClaim/${id}`, { found: false });
    return key;
  },
  "the advance paid": async (office) => {
    const { id, key, advance } = await accept(office);
    await pay(office, id, advance);
    return key;
  },
  paid: async (office) => {
    const { id, key, total } = await accept(office);
    await pay(office, id, total);
    return key;
  },
  "due today": async (office) => (await accept(office, 0)).key,
  "asked to cancel": async (office) => {
    const { id, key, advance } = await accept(office, 10);
    await pay(office, id, advance);
    await office.guest("POST", "CancelRequest", { key });
    return key;
  },
  "cancelled, a charge and money to return": async (office) => {
    const { id, key, total } = await accept(office, 10);
    await pay(office, id, total);
    await end(office, id, { reason: "A wedding" });
    return key;
  },
  "cancelled, the charge still due": async (office) => {
    const { id, key } = await accept(office, 10);
    await end(office, id);
    return key;
  },
  "credit kept for the next stay": async (office) => {
    const { id, key, total } = await accept(office);
    await pay(office, id, total);
    await end(office, id, { waive: true, reason: "Snow on the pass" });
    await pay(office, id, total, {
      direction: "Returned",
      method: "Credit",
      reference: "",
      note: "For spring",
    });
    return key;
  },
  "no show": async (office) => {
    const { id, key, advance } = await accept(office, 0);
    await pay(office, id, advance);
    await end(office, id, { ending: "No show" });
    return key;
  },
  "to be moved for bad weather": async (office) => {
    const { key } = await accept(office, 200, 3);
    const nights = { from: inDays(200), to: inDays(203), moveUntil: inDays(400) };
    await office.staff("POST", "BadWeather", { ...nights, what: "Move", reason: "The pass is shut" });
    return key;
  },
  "every paper": async (office) => {
    const { id, key, total } = await accept(office, 10);
    const paymentId = await pay(office, id, total);
    for (const kind of ["proforma", "receipt", "invoice", "voucher"])
      await office.staff("POST", "Paper", {
        bookingId: id,
        kind,
        ...(kind === "receipt" ? { paymentId } : {}),
      });
    await end(office, id, { reason: "A wedding" });
    await office.staff("POST", "Paper", { bookingId: id, kind: "credit note" });
    return key;
  },
  "a package asked for": async (office) => (await askForPackage(office)).own.key,
  "a package to be paid": async (office) => agree(office, await askForPackage(office)),
  "a cab to be paid": async (office) => agree(office, await askForCab(office)),
  "a cab paid": async (office) => {
    const cab = await askForCab(office);
    const key = await agree(office, cab);
    const form = { cabBookingId: cab.own.id, amount: 9000, method: "Cash" };
    const { id: paymentId } = (await office.staff("POST", "Payment", form)).data as Own;
    await office.staff("POST", "Paper", { cabBookingId: cab.own.id, kind: "receipt", paymentId });
    return key;
  },
};

type Journey = { path: "PackageBooking" | "CabBooking"; form: object; own: Own };

async function askForPackage({ guest }: Office): Promise<Journey> {
  const form = { ...person(), packageId: 1, specialRequest: "We are two", startDate: inDays(20), adults: 2 };
  return { path: "PackageBooking", form, own: (await guest("POST", "PackageBooking", form)).data as Own };
}

async function askForCab({ guest }: Office): Promise<Journey> {
  const cab = { pickUpLoaction: "Srinagar airport", dropLoaction: "Nigeen Lake", preferredTime: "14:30" };
  const form = {
    ...person(),
    ...cab,
    vechiclePreference: "suv",
    dateOfJourney: inDays(20),
    specialRequest: "",
  };
  return { path: "CabBooking", form, own: (await guest("POST", "CabBooking", form)).data as Own };
}

/** Accepted for ₹9,000. */
async function agree({ staff }: Office, { path, form, own }: Journey): Promise<string> {
  const { version } = (await staff("GET", `${path}/byId?Id=${own.id}`)).data as { version: number };
  await staff("PUT", `${path}/${own.id}`, { ...form, status: "Accepted", total: 9000, version });
  return own.key;
}
