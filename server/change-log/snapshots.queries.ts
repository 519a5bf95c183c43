import type { ChangedKind } from "#contract/change-log.ts";
import type { Executor } from "../db/open.ts";

/** A record in words for people: its fields under their names, deleted or not. */
type Snapshot = Record<string, string | number | null>;

type Read = (db: Executor, id: number) => Promise<Snapshot | undefined>;

const guest = ["customer_name as Guest", "email as E-mail", "phone as Phone"] as const;

/** How a record of each kind reads; never with anything secret. Settings are told by those who save them. */
export const snapshots: Record<Exclude<ChangedKind, "settings">, Read> = {
  hotels: (db, id) =>
    db
      .selectFrom("hotels")
      .select([
        "name as Hotel name",
        "description as Description",
        "address as Address",
        "search_address as Search address",
        "pin_code as Pincode",
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
  rooms: readRoom,
  blocks: (db, id) =>
    db
      .selectFrom("room_blocks")
      .innerJoin("rooms", "rooms.id", "room_blocks.room_id")
      .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
      .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
      .select(["room_types.name as Room type", "hotels.name as Hotel", "room_blocks.rooms as Rooms"])
      .select(["first_night as First night", "free_from as Free from", "reason as Reason"])
      .where("room_blocks.id", "=", id)
      .executeTakeFirst(),
  bookings: (db, id) =>
    db
      .selectFrom("bookings")
      .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
      .leftJoin("rooms", "rooms.id", "bookings.room_id")
      .leftJoin("room_types", "room_types.id", "rooms.room_type_id")
      .select([...guest, "reference as Reference", "hotels.name as Hotel", "room_types.name as Room type"])
      .select(["bookings.rooms as Rooms", "arrival as Check-in", "departure as Check-out"])
      .select(["adults as Adults", "children as Children", "special_request as Special request"])
      .select("status as Status")
      .where("bookings.id", "=", id)
      .executeTakeFirst(),
  payments: (db, id) =>
    db
      .selectFrom("payments")
      .innerJoin("bookings", "bookings.id", "payments.booking_id")
      .select(["customer_name as Guest", "reference as Reference"])
      .select((eb) => [
        eb.case().when("paise", ">", 0).then("Received").else("Returned").end().as("What"),
        eb(eb.fn<number>("abs", ["paise"]), "/", eb.lit(100)).as("Amount, ₹"),
      ])
      .select(["method as Method", "paid_on as Day", "note as Note"])
      .where("payments.id", "=", id)
      .executeTakeFirst(),
  packages: (db, id) =>
    db
      .selectFrom("packages")
      .select(["name as Tour name", "description as Description", "location as Location"])
      .select((eb) => eb("starting_paise", "/", eb.lit(100)).as("Starting rate, ₹"))
      .select(["days as Days", "highlights as Highlights", "features as Features", "plan as Day plan"])
      .where("id", "=", id)
      .executeTakeFirst(),
  packageBookings: (db, id) =>
    db
      .selectFrom("package_bookings")
      .innerJoin("packages", "packages.id", "package_bookings.package_id")
      .select([...guest, "reference as Reference", "packages.name as Package"])
      .select(["special_request as Request", "status as Status"])
      .where("package_bookings.id", "=", id)
      .executeTakeFirst(),
  cabBookings: (db, id) =>
    db
      .selectFrom("cab_bookings")
      .select([...guest, "reference as Reference", "pick_up_location as From", "drop_location as To"])
      .select(["journey_date as Date", "preferred_time as Time", "vehicle as Vehicle"])
      .select(["special_request as Special request", "assigned_to as Assigned to", "status as Status"])
      .where("id", "=", id)
      .executeTakeFirst(),
  reviews: (db, id) =>
    db
      .selectFrom("reviews")
      .select(["customer_name as Guest", "customer_address as Address", "review as Review"])
      .select(["rating as Rating", "status as Status"])
      .where("id", "=", id)
      .executeTakeFirst(),
  queries: (db, id) =>
    db
      .selectFrom("queries")
      .select(["name as Guest", "reference as Reference", "email as E-mail", "subject as Subject"])
      .select((eb) => [
        "message as Message",
        eb.case().when("answered", "=", 1).then("Yes").else("No").end().as("Answered"),
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
  uploads: (db, id) =>
    db
      .selectFrom("pictures")
      .select(["title as Title", "module as Of", "owner_id as Number", "position as Position"])
      .where("id", "=", id)
      .executeTakeFirst(),
  staff: (db, id) =>
    db
      .selectFrom("staff")
      .select((eb) => [
        "username as Username",
        "role as Role",
        eb.case().when("disabled_at", "is", null).then("Enabled").else("Disabled").end().as("Sign-in"),
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
};

async function readRoom(db: Executor, id: number): Promise<Snapshot | undefined> {
  const room = await db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select(["room_types.name as Room type", "hotels.name as Hotel", "room_number as Room number"])
    .select((eb) => eb("rent_paise", "/", eb.lit(100)).as("Rent per night, ₹"))
    .select(["beds as Beds", "max_adults as Max adults", "max_children as Max children", "units as Rooms"])
    .where("rooms.id", "=", id)
    .executeTakeFirst();
  if (!room) return undefined;
  const facilities = await db
    .selectFrom("room_facilities")
    .innerJoin("facilities", "facilities.id", "room_facilities.facility_id")
    .select("facilities.name")
    .where("room_id", "=", id)
    .orderBy("facilities.id")
    .execute();
  return { ...room, Facilities: facilities.map(({ name }) => name).join(", ") };
}

const titles: Record<Exclude<ChangedKind, "settings">, readonly string[]> = {
  hotels: ["Hotel name"],
  rooms: ["Room type", "Hotel"],
  blocks: ["Room type", "Hotel", "Reason"],
  bookings: ["Guest", "Reference"],
  payments: ["Guest", "Reference"],
  packages: ["Tour name"],
  packageBookings: ["Guest", "Reference"],
  cabBookings: ["Guest", "Reference"],
  reviews: ["Guest", "Address"],
  queries: ["Guest", "Subject"],
  uploads: ["Title"],
  staff: ["Username"],
};

/** How people know the record. */
export function titleOf(kind: Exclude<ChangedKind, "settings">, snapshot: Snapshot): string {
  return titles[kind].map((name) => snapshot[name] ?? "").join(", ");
}
