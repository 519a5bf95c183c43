import { expect, test } from "vitest";
import { bookingForm } from "./bookings.ts";
import { cabBookingForm } from "./cab-bookings.ts";
import { packageBookingForm } from "./package-bookings.ts";
import { questionForm } from "./queries.ts";
import { reviewForm } from "./reviews.ts";
import { constraintsOf } from "./constraints.ts";
import { phone, staffPhone } from "./core/fields.ts";
import { tenDigits, typedDigits } from "./rules/phone.ts";

test("pages say of a field what the server would say, under our own names", () => {
  const booking = constraintsOf(bookingForm);
  expect(booking["customerName"]?.messages.valueMissing).toBe("Name is required");
  expect(booking["email"]?.messages).toMatchObject({
    valueMissing: "Email is required",
    patternMismatch: "Invalid email address",
  });
  expect(booking["phoneNo"]?.messages.patternMismatch).toBe("Phone number must be 10 digits");
  expect(booking["children"]).toMatchObject({
    required: true,
    messages: { valueMissing: "Please select children" },
  });
  expect(booking["specialRequest"]).toEqual({ required: false, messages: {} });
  const cab = constraintsOf(cabBookingForm);
  expect(cab["phoneNo"]).toMatchObject({
    minLength: 10,
    messages: {
      valueMissing: "Contact is required",
      patternMismatch: "Contact must be numeric",
      tooShort: "Contact must be at least 10 digits",
    },
  });
  expect(cab["pickUpLocation"]?.messages.valueMissing).toBe("Pickup location is required");
  expect(constraintsOf(packageBookingForm)["specialRequest"]?.messages.valueMissing).toBe(
    "Message is required",
  );
});

test("a review says what specification section 5 says, with its least lengths", () => {
  expect(constraintsOf(reviewForm)).toMatchObject({
    customerName: {
      minLength: 3,
      messages: { valueMissing: "Name is required", tooShort: "Name must be at least 3 characters long" },
    },
    review: {
      minLength: 10,
      messages: {
        valueMissing: "Review is required",
        tooShort: "Review must be at least 10 characters long",
      },
    },
    customerAddress: { required: true, messages: { valueMissing: "Address is required" } },
    rating: { required: true, messages: { valueMissing: "Rating is required" } },
  });
});

test("what is only there to be filled in has no other rule than that", () => {
  expect(constraintsOf(questionForm)).toEqual({
    name: { required: true, messages: { valueMissing: "Name is required" } },
    email: {
      required: true,
      pattern: expect.any(String),
      messages: { valueMissing: "Email is required", patternMismatch: "Invalid email address" },
    },
    subject: { required: true, messages: { valueMissing: "Subject is required" } },
    message: { required: true, messages: { valueMissing: "Message is required" } },
  });
});

const numbers = constraintsOf(bookingForm)["phoneNo"]?.pattern;
const addresses = constraintsOf(questionForm)["email"]?.pattern;

test.each([
  [numbers, "5550000001", true],
  [numbers, "555 000-00 01 ", true],
  [numbers, "५५५ ००० ०००१", true],
  [numbers, "٥٥٥٠٠٠٠٠٠١", true],
  [numbers, "\u202a55500 00001\u202c", true],
  [numbers, "(555) 000.0001", true],
  [numbers, "+91 55500 00001", true],
  [numbers, "\u202a+91 55500 00001\u202c", true],
  [numbers, "+91 5550", false],
  [numbers, "+44 55500 00001", false],
  [numbers, "५५५०००", false],
  [numbers, "55500000011", false],
  [numbers, "555000", false],
  [numbers, "12-34-56-78", false],
  [numbers, "ten digits", false],
  [addresses, "guest@example.com", true],
  [addresses, "guest@", false],
  [addresses, "guest@example", false],
  [addresses, "guest(1)@example.com", false],
  [addresses, "guest@[example].com", false],
] as const)("%s fits %j: %s, in older browsers and in newer ones", (pattern = "", typed, fits) => {
  for (const flag of ["u", "v"]) expect(new RegExp(`^(?:${pattern})$`, flag).test(typed), flag).toBe(fits);
});

test("a phone number copied from WhatsApp comes with invisible signs, and is kept without them", () => {
  expect(staffPhone.parse("\u202a+91 98765 43210\u202c")).toBe("9876543210");
  expect(phone("", typedDigits(10), "").parse("\u206898765 43210\u2069\u200e")).toBe("9876543210");
});

test("a phone number has dots and brackets as people write them, and is kept without", () => {
  expect(staffPhone.parse("(0194) 245-6789")).toBe("01942456789");
  expect(staffPhone.parse("+91 (194) 245.6789")).toBe("00911942456789");
  expect(phone("", typedDigits(10), "").parse("98765.43210")).toBe("9876543210");
});

test("a phone number in digits of another script is that number", () => {
  expect(phone("", typedDigits(10), "").parse("५५५ ००० ०००१")).toBe("5550000001");
  expect(staffPhone.parse("+९१ ٥٥٥٠٠ ٠٠٠٠١")).toBe("5550000001");
});

test("a guest's number that was copied with India's code is kept as its ten digits", () => {
  const phoneNo = phone("", tenDigits, "Phone number must be 10 digits");
  expect(phoneNo.parse("\u202a+91 98765 43210\u202c")).toBe("9876543210");
  expect(phoneNo.safeParse("+44 7700 900123").error?.issues[0]?.message).toBe(
    "Phone number must be 10 digits",
  );
});
