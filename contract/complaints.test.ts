import { expect, test } from "vitest";
import { bookingForm } from "./bookings.ts";
import { cabBookingForm } from "./cab-bookings.ts";
import { complaintsOf } from "./complaints.ts";
import { packageBookingForm } from "./package-bookings.ts";
import { questionForm } from "./questions.ts";
import { reviewForm } from "./reviews.ts";

test("pages say of a field what the server would say, under our own names", () => {
  const booking = complaintsOf(bookingForm);
  expect(booking["customerName"]?.["data-missing"]).toBe("Name is required");
  expect(booking["email"]).toMatchObject({
    "data-missing": "Email is required",
    "data-wrong": "Invalid email address",
  });
  expect(booking["phoneNo"]?.["data-wrong"]).toBe("Phone number must be 10 digits");
  expect(booking["children"]?.["data-missing"]).toBe("Please select children");
  expect(booking).not.toHaveProperty("specialRequest");
  const cab = complaintsOf(cabBookingForm);
  expect(cab["phoneNo"]).toEqual({
    "data-missing": "Contact is required",
    "data-wrong": "Contact must be numeric",
    "data-short": "Contact must be at least 10 digits",
    "data-least": 10,
  });
  expect(cab["pickUpLocation"]?.["data-missing"]).toBe("Pickup location is required");
  expect(complaintsOf(packageBookingForm)["specialRequest"]?.["data-missing"]).toBe("Message is required");
});

test("a review says what specification section 5 says, with its least lengths", () => {
  expect(complaintsOf(reviewForm)).toMatchObject({
    customerName: {
      "data-missing": "Name is required",
      "data-wrong": "Name must be at least 3 characters long",
      "data-least": 3,
    },
    review: {
      "data-missing": "Review is required",
      "data-wrong": "Review must be at least 10 characters long",
      "data-least": 10,
    },
    customerAddress: { "data-missing": "Address is required", "data-wrong": undefined },
    rating: { "data-missing": "Rating is required" },
  });
});

test("an e-mail address is wrong at any length of one word", () => {
  expect(complaintsOf(questionForm)).toMatchObject({
    name: { "data-missing": "Name is required", "data-wrong": undefined, "data-least": undefined },
    email: {
      "data-missing": "Email is required",
      "data-wrong": "Invalid email address",
      "data-least": undefined,
    },
    subject: { "data-missing": "Subject is required" },
    message: { "data-missing": "Message is required" },
  });
});
