import { sql } from "kysely";
import { recordKind } from "../db/record-kind.ts";
import type { GuestColumns } from "../db/guest-columns.ts";

export const bookingKind = recordKind({
  table: "bookings",
  select: (db) =>
    db
      .selectFrom("bookings")
      .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
      .leftJoin("rooms", "rooms.id", "bookings.room_id")
      .leftJoin("room_types", "room_types.id", "rooms.room_type_id")
      .select(["customer_name", "email", "phone", "reference"])
      .select(["hotels.name as hotel", "room_types.name as room_type", "bookings.rooms as rooms"])
      .select(["arrival", "departure", "adults", "children", "special_request", "status"])
      .select(sql<number | null>`total_paise / 100`.as("total")),
  labels: {
    customer_name: "Guest",
    email: "E-mail",
    phone: "Phone",
    reference: "Reference",
    hotel: "Hotel",
    room_type: "Room type",
    rooms: "Rooms",
    arrival: "Check-in",
    departure: "Check-out",
    adults: "Adults",
    children: "Children",
    special_request: "Special request",
    status: "Status",
    total: "Total, ₹",
  },
  title: ["customer_name", "reference"],
});

export const bookingGuest: GuestColumns<"bookings"> = {
  heading: "Stays",
  name: "customer_name",
  contacts: ["email", "phone"],
  words: ["customer_name", "email", "phone", "special_request", "end_reason", "waived"],
  title: ["reference", "customer_name", "arrival", "departure", "status"],
  cameToNothing: (today) => sql`status in ('', 'Pending', 'Rejected') and departure <= ${today}`,
};
