import * as fc from "fast-check";
import type { Selectable } from "kysely";
import type { Tables } from "#server/db/tables.ts";
import { day, type Kept, type Row, type Table, today } from "./add-requests.ts";

/** The filters of a list as its call has them. */
export type Query = Record<string, string>;
export type List = {
  path: string;
  table: Table;
  own: string[];
  parent?: (row: Row, kept: Kept) => string;
  isDeletable: boolean;
  identifiers: string[];
  orders: Record<string, (row: Row) => unknown[]>;
  filters: fc.Arbitrary<Query>;
  passes: (row: Row, query: Query) => boolean;
};

const asked = ["reference", "customer_name", "email", "phone"];
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const query = (model: Record<string, fc.Arbitrary<string | undefined>>) =>
  fc
    .record(model)
    .map(
      (all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Query,
    );
const flags = {
  isDeleted: maybe(fc.constantFrom("true", "false")),
  isSuspicious: maybe(fc.constantFrom("true", "false")),
};
const aDay = maybe(fc.nat(70).map(day));

type Stay = Selectable<Tables["bookings"]>;
const stayIn = (row: Row) => row as unknown as Stay;

const owedFor = ({ ending, status, charge_paise, total_paise }: Stay) =>
  ending !== null ? charge_paise : status === "Rejected" ? 0 : total_paise;
const owes = (row: Stay) => {
  const owed = owedFor(row);
  const isOwed = row.ending !== null || ["Accepted", "Completed"].includes(row.status);
  return isOwed && owed !== null && row.paid_paise < owed;
};
const money: Record<string, (row: Stay) => boolean> = {
  Unpaid: owes,
  Overdue: (row) =>
    owes(row) &&
    (row.ending !== null ||
      (row.balance_due_on ?? row.arrival) < today ||
      (row.advance_due_on !== null &&
        row.advance_due_on < today &&
        row.advance_paise !== null &&
        row.paid_paise < row.advance_paise)),
  "To return": (row) => {
    const owed = owedFor(row);
    return owed !== null && row.paid_paise > owed;
  },
};

export const lists: List[] = [
  {
    path: "Booking",
    table: "bookings",
    own: asked,
    parent: (row, { houses }) => houses.get(row["hotel_id"] as number) ?? "",
    isDeletable: true,
    identifiers: ["reference", "email", "phone"],
    orders: {
      name: (row) => [row["customer_name"]],
      hotel: (row) => [row["hotel_key"]],
      checkIn: (row) => [row["arrival"]],
      total: (row) => [row["total_paise"] ?? 0],
    },
    filters: query({
      ...flags,
      status: maybe(fc.constantFrom("New", "Pending", "Accepted", "Rejected", "Completed")),
      hotelId: maybe(fc.constantFrom("1", "1", "2", "3", "5", "99")),
      from: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, aDay),
      to: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, aDay),
      arrival: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, aDay),
      departure: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, aDay),
      holdsRooms: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.constant("true")),
      money: maybe(fc.constantFrom("Unpaid", "Overdue", "To return")),
    }),
    passes: (kept, filter) => {
      const row = stayIn(kept);
      return (
        (!filter["status"] || row.status === (filter["status"] === "New" ? "" : filter["status"])) &&
        (!filter["hotelId"] || row.hotel_id === Number(filter["hotelId"])) &&
        (!filter["from"] || row.departure > filter["from"]) &&
        (!filter["to"] || row.arrival < filter["to"]) &&
        (!filter["arrival"] || row.arrival === filter["arrival"]) &&
        (!filter["departure"] || row.departure === filter["departure"]) &&
        (!filter["holdsRooms"] || ["Accepted", "Completed"].includes(row.status)) &&
        (!filter["money"] || money[filter["money"]]?.(row) === true)
      );
    },
  },
  {
    path: "PackageBooking",
    table: "package_bookings",
    own: asked,
    parent: (row, { packages }) => packages.get(row["package_id"] as number) ?? "",
    isDeletable: true,
    identifiers: ["reference", "email", "phone"],
    orders: { name: (row) => [row["customer_name"]], package: (row) => [row["package_key"]] },
    filters: query({ ...flags, status: maybe(fc.constantFrom("Pending", "Accepted", "Rejected")) }),
    passes: (row, filter) => !filter["status"] || row["status"] === filter["status"],
  },
  {
    path: "CabBooking",
    table: "cab_bookings",
    own: [...asked, "pick_up_location", "drop_location", "assigned_to"],
    isDeletable: true,
    identifiers: ["reference", "email", "phone"],
    orders: {
      name: (row) => [row["customer_name"]],
      journeyDate: (row) => [row["journey_date"], row["preferred_time"]],
    },
    filters: query({ ...flags, status: maybe(fc.constantFrom("Pending", "Accepted", "Rejected")) }),
    passes: (row, filter) => !filter["status"] || row["status"] === filter["status"],
  },
  {
    path: "CustomerFeedBack/Query",
    table: "queries",
    own: ["reference", "name", "email", "subject", "message"],
    isDeletable: true,
    identifiers: [],
    orders: { name: (row) => [row["name"]] },
    filters: query({ ...flags, isAnswered: maybe(fc.constantFrom("true", "false")) }),
    passes: (row, filter) =>
      !filter["isAnswered"] || row["answered"] === Number(filter["isAnswered"] === "true"),
  },
  {
    path: "Notification",
    table: "outbox",
    own: ["reference", "recipient", "subject", "body"],
    isDeletable: false,
    identifiers: ["reference"],
    orders: {},
    filters: query({ status: maybe(fc.constantFrom("Sent", "Kept", "Failed")) }),
    passes: (row, filter) => !filter["status"] || row["status"] === filter["status"],
  },
];
