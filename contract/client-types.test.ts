import { expectTypeOf, test } from "vitest";
import { type Client, fromForm } from "./client.ts";

type InputOf<Call extends (...input: never[]) => unknown> = Parameters<Call>[0];

const stay = {
  customerName: "Aisha Bhat",
  email: "aisha@example.com",
  phoneNo: "9000000001",
  checkInDate: "2026-12-01",
  checkOutDate: "2026-12-03",
  adults: 2,
  children: 0,
  hotelId: 1,
  specialRequest: "",
};

// Tested by the compiler: `npm run check` fails when an expectation no longer holds.
test("a call's body has the schema's fields and types", () => {
  type Change = InputOf<Client["bookings"]["change"]>;
  expectTypeOf({ id: 1, body: stay }).toExtend<Change>();
  expectTypeOf({ id: 1, body: { ...stay, checkInDate: 5 } }).not.toExtend<Change>();
  expectTypeOf({ id: 1, body: {} }).not.toExtend<Change>();
});

test("an id is asked for where the path has one, and nowhere else", () => {
  expectTypeOf({ body: stay }).not.toExtend<InputOf<Client["bookings"]["change"]>>();
  expectTypeOf<InputOf<Client["bookings"]["create"]>>().not.toHaveProperty("id");
});

test("a query asks for what has no default, and leaves out what has one", () => {
  expectTypeOf<{ query: { id: number } }>().toExtend<InputOf<Client["hotels"]["byId"]>>();
  expectTypeOf<{ query: { id: string } }>().not.toExtend<InputOf<Client["hotels"]["byId"]>>();
  expectTypeOf<Record<never, never>>().not.toExtend<InputOf<Client["hotels"]["byId"]>>();
  expectTypeOf<Client["hotels"]["list"]>().toBeCallableWith();
});

test("texts of a form say that nobody has checked them", () => {
  const typed: Record<string, string> = { checkInDate: "tomorrow" };
  expectTypeOf({ id: 1, body: typed }).not.toExtend<InputOf<Client["bookings"]["change"]>>();
  expectTypeOf({ id: 1, body: fromForm(typed) }).toExtend<InputOf<Client["bookings"]["change"]>>();
});

test("files go as a form, and nothing else does", () => {
  expectTypeOf<{ body: FormData }>().toExtend<InputOf<Client["uploads"]["create"]>>();
  expectTypeOf<{ body: FormData }>().not.toExtend<InputOf<Client["bookings"]["create"]>>();
});
