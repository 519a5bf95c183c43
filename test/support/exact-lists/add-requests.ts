import type { TestApp } from "#test/support/app.ts";
import { addHotel, addPackage } from "#test/support/factories.ts";
import type { Executor } from "#server/db/open.ts";

export const today = "2030-06-01";
const when = `${today}T06:30:00Z`;

let state = 17;
/** A random number below `below`, the same in each run. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const oneOf = <Value>(values: readonly Value[]) => values[random(values.length)]!;
/** The first of them most often. */
const rather = <Value>(values: readonly Value[]) =>
  values[Math.min(random(values.length), random(values.length))]!;
const sometimes = (of: number) => (random(of) === 0 ? when : null);
export const day = (n: number) => new Date(Date.UTC(2030, 4, 1 + n)).toISOString().slice(0, 10);

const firstNames = [
  "Meera",
  "meera",
  "Tara",
  "Omar",
  "Zoya",
  "Éva",
  "Ghulam Mohammad",
  "अनिल",
  "Jo",
  "Rukhsana",
];
const lastNames = [
  "Pillai",
  "Wani",
  "Dar",
  "O'Neil",
  "Willowsmith",
  "Khan 2024",
  "कौल",
  "Q",
  "100% sure",
  "Dar_Lal",
];
const houses = ["Willow House", "Nigeen Palace", "Palace of Reeds 1947", "Dar es Noor", "Lake View 2024"];
const huts = Array.from({ length: 12 }, (_, n) => `Hut ${n}`);
const phones = Array.from({ length: 40 }, (_, n) => String(9_419_000_000 + n * 7_001_003));

const guest = () => ({
  customer_name: `${rather(firstNames)} ${random(9) === 0 ? "Bulbul" : rather(lastNames)}`,
  email: `${oneOf(["guest", "meera", "office2024", "x"])}${random(900)}@example.com`,
  phone: random(3) === 0 ? rather(phones) : String(7_000_000_000 + random(2_000_000_000)),
});
const stored = (prefix: string, n: number) => ({
  created_at: when,
  reference: `${prefix}-${(n * 7919 + 100_000).toString(36).toUpperCase()}`,
  deleted_at: sometimes(6) && `2030-05-${10 + random(20)}T06:30:00Z`,
  suspicious_at: sometimes(8) && `2030-05-${10 + random(20)}T06:30:00Z`,
});

function stayOf(n: number, hotels: number[]) {
  const arrival = random(60);
  return {
    ...stored("CO", n),
    ...guest(),
    guest_key_hash: `stay ${n}`,
    hotel_id: hotels[random(10) < 6 ? 0 : random(random(4) === 0 ? hotels.length : houses.length)]!,
    rooms: 1,
    arrival: day(arrival),
    departure: day(arrival + 1 + random(9)),
    adults: 2,
    children: 0,
    special_request: "",
    status: oneOf(["Accepted", "Accepted", "Completed", "Rejected", "Pending", ""] as const),
    total_paise: random(9) === 0 ? null : 100_000 * random(5),
    advance_paise: oneOf([null, 25_000]),
    charge_paise: null as number | null,
    ending: null as "Cancelled" | null,
    paid_paise: oneOf([0, 0, 20_000, 100_000, 300_000]),
    balance_due_on: oneOf([null, day(random(60))]),
    advance_due_on: oneOf([null, day(random(60))]),
    ...(random(12) === 0 && { ending: "Cancelled" as const, charge_paise: oneOf([null, 0, 50_000]) }),
  };
}

const inText = () =>
  rather(["Is the road open?", "Please call", "Two rooms of 2024", `About CO-${random(9999)}`, "é𝌆"]) +
  oneOf([" ", ":", "", "a"]) +
  oneOf(["", "", rather(phones), String(random(1_000_000_000)), `+91${rather(phones)}`, "90 35 1204"]);

const sizes = { bookings: 1700, package_bookings: 900, cab_bookings: 700, queries: 800, outbox: 900 };
export type Table = keyof typeof sizes;
export type Row = Record<string, string | number | null> & { id: number };
export type Kept = Record<Table, Row[]> & { houses: Map<number, string>; packages: Map<number, string> };

async function addAll(db: Executor, table: Table, row: (n: number) => object): Promise<Row[]> {
  const all = Array.from({ length: sizes[table] }, (_, n) => row(n));
  for (let first = 0; first < all.length; first += 300)
    await db
      .insertInto(table)
      .values(all.slice(first, first + 300) as never)
      .execute();
  return db.selectFrom(table).selectAll().execute();
}

/** Some hundred requests and emails of each kind; more stays of one house, and of all, than are counted or sorted at once. */
export async function addRequests(db: Executor, staff: TestApp["call"]): Promise<Kept> {
  for (const hotelName of [...houses, ...huts])
    await addHotel(staff, { hotelName, searchAddress: "Boulevard, Srinagar 190001" });
  for (const tourName of ["Valley in Spring", "Willow and Lake 2024", "Dar tour"])
    await addPackage(staff, { tourName });
  const hotels = new Map(
    (await db.selectFrom("hotels").selectAll().execute()).map((one) => [
      one.id,
      `${one.name} ${one.search_address}`,
    ]),
  );
  const packages = new Map(
    (await db.selectFrom("packages").selectAll().execute()).map((one) => [
      one.id,
      `${one.name} ${one.location}`,
    ]),
  );
  const bookings = await addAll(db, "bookings", (n) => stayOf(n, [...hotels.keys()]));
  const package_bookings = await addAll(db, "package_bookings", (n) => ({
    ...stored("PK", n),
    ...guest(),
    guest_key_hash: `package ${n}`,
    package_id: oneOf([...packages.keys()]),
    adults: 2,
    children: 0,
    special_request: "",
    start_date: null,
    status: oneOf(["Accepted", "Pending", "Rejected"]),
  }));
  const cab_bookings = await addAll(db, "cab_bookings", (n) => ({
    ...stored("CA", n),
    ...guest(),
    guest_key_hash: `cab ${n}`,
    pick_up_location: oneOf(["Srinagar airport", "Dal Gate 7", "Jammu"]),
    drop_location: oneOf(["Gulmarg", "Pahalgam", "Willow House"]),
    journey_date: day(random(20)),
    preferred_time: oneOf(["10:00", "11:00"]),
    vehicle: "car",
    special_request: "",
    assigned_to: oneOf(["", "Bashir JK01-AB 1234", "Driver 9419012345"]),
    status: oneOf(["Accepted", "Pending", "Rejected"]),
  }));
  const queries = await addAll(db, "queries", (n) => {
    const { customer_name, email } = guest();
    return {
      ...stored("QU", n),
      name: customer_name,
      email,
      subject: inText(),
      message: inText(),
      answered: random(2),
    };
  });
  const outbox = await addAll(db, "outbox", (n) => ({
    created_at: when,
    kind: oneOf(["booking", "security"]),
    reference: oneOf(bookings).reference,
    recipient: guest().email,
    subject: inText(),
    body: `${inText()} ${inText()} ${n}`,
    status: oneOf(["Sent", "Kept", "Failed"]),
    next_attempt_at: when,
    audience: "guest",
    reply_to: null,
    attempts: 1,
    last_error: "",
    sent_at: null,
  }));
  return { bookings, package_bookings, cab_bookings, queries, outbox, houses: hotels, packages };
}
