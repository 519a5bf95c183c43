import { expect, test } from "vitest";
import { queryForm } from "#contract/queries.ts";
import { reviewForm } from "#contract/reviews.ts";
import { formRules } from "./form-rules.server.ts";

test("a review says what specification section 5 says, with its least lengths", () => {
  expect(formRules(reviewForm)).toMatchObject({
    customerName: {
      missing: "Name is required",
      wrong: "Name must be at least 3 characters long",
      least: 3,
    },
    review: { missing: "Review is required", wrong: "Review must be at least 10 characters long", least: 10 },
    customerAddress: { missing: "Address is required", wrong: undefined },
    rating: { missing: "Rating is required" },
  });
});

test("an e-mail address is wrong at any length of one word", () => {
  expect(formRules(queryForm)).toMatchObject({
    name: { missing: "Name is required", wrong: undefined, least: undefined },
    email: { missing: "Email is required", wrong: "Invalid email address", least: undefined },
    subject: { missing: "Subject is required" },
    message: { missing: "Message is required" },
  });
});
