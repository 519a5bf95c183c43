import { expect, test } from "vitest";
import { bookingForm } from "./bookings.ts";
import { cabBookingForm } from "./cab-bookings.ts";
import { faultsOf } from "./core/wire.ts";
import { packageBookingForm } from "./package-bookings.ts";
import { questionForm } from "./queries.ts";
import { reviewForm } from "./reviews.ts";
import { textFault } from "./rules/text-lengths.ts";

function faults(sent: Record<string, unknown>) {
  const { error } = bookingForm.safeParse(sent);
  return error ? faultsOf(bookingForm, sent, error) : {};
}

test("dates in the wrong order are told beside the fields that are missing or too long", () => {
  const dates = { checkInDate: "2030-06-12", checkOutDate: "2030-06-10" };
  expect(faults({ ...dates, specialRequest: "a".repeat(5001) })).toEqual({
    customerName: "Name is required",
    email: "Email is required",
    phoneNo: "Phone number is required",
    adults: "Please select adults",
    chlids: "Please select children",
    hotelId: "Please choose a hotel",
    specialRequest: "At most 5,000 characters, please",
    checkOutDate: "Check-out must be after check-in",
  });
  expect(faults({ ...dates, checkOutDate: "2030-09-12" })["checkOutDate"]).toMatch(
    /^A stay can be at most 60/,
  );
});

test("a date that is missing or is none has its own fault, and no other because of it", () => {
  expect(faults({ checkInDate: "2030-06-12", checkOutDate: "" })["checkOutDate"]).toBe(
    "Check-out date is required",
  );
  expect(faults({ checkInDate: "soon", checkOutDate: "2030-06-10" })).toMatchObject({
    checkInDate: "Enter a date that exists, as YYYY-MM-DD",
  });
  expect(faults({ checkInDate: "soon", checkOutDate: "2030-06-10" })).not.toHaveProperty("checkOutDate");
});

test("a browser says of a text that is too long what the server says", () => {
  const lines = [
    [bookingForm, ["customerName", "email", "phoneNo"], ["specialRequest"]],
    [packageBookingForm, ["customerName", "email", "phoneNo"], ["specialRequest"]],
    [
      cabBookingForm,
      ["customerName", "email", "phoneNo", "pickUpLoaction", "dropLoaction", "preferredTime"],
      ["specialRequest"],
    ],
    [questionForm, ["name", "email", "subject"], ["message"]],
    [reviewForm, ["customerName", "customerAddress"], ["review"]],
  ] as const;
  for (const [form, short, long] of lines)
    for (const [kind, names] of [["line", short] as const, ["text", long] as const]) {
      const most = kind === "line" ? 200 : 5000;
      for (const typed of [` ${"1".repeat(most)} `, ` ${"1".repeat(most + 1)} `]) {
        const sent = Object.fromEntries(names.map((name) => [name, typed]));
        const { error } = form.safeParse(sent);
        const said = error ? faultsOf(form, sent, error) : {};
        const tooLong = textFault(typed, kind);
        for (const name of names) {
          const isLong = said[name]?.startsWith("At most") ?? false;
          expect([name, isLong ? said[name] : undefined]).toEqual([name, tooLong]);
        }
      }
    }
});
