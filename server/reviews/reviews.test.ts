import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { reviewFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function write(change: Record<string, unknown> = {}): Promise<number> {
  const { data, status } = await app.call("POST", "CustomerFeedBack", reviewFormFor(change));
  expect(status).toBe(201);
  return (data as { id: number }).id;
}

async function names(path: string, by = app.call): Promise<string[]> {
  const { data } = await by("GET", path);
  return (data as { customerName: string }[]).map((review) => review.customerName);
}

test("a visitor reads accepted reviews alone, whatever is sent", async () => {
  const pending = await write({ customerName: "Pending Person", status: "Accepted" });
  const accepted = await write({ customerName: "Accepted Person" });
  const change = { ...reviewFormFor({ customerName: "Accepted Person" }), status: "accepted" };
  expect((await staff("PUT", `CustomerFeedBack/${accepted}`, change)).data).toMatchObject({
    status: "Accepted",
  });
  for (const query of ["", "?status=Pending", "?status=Rejected", "?Status=pending&limit=100"]) {
    expect(await names(`CustomerFeedBack${query}`)).toEqual(["Accepted Person"]);
  }
  expect(await names("CustomerFeedBack?status=pending", staff)).toEqual(["Pending Person"]);
  expect((await app.call("GET", "CustomerFeedBack?isDeleted=true")).status).toBe(401);
  expect((await app.call("GET", `CustomerFeedBack/byId?Id=${pending}`)).status).toBe(401);
});

test("staff change, delete and restore; a stale version and a second delete are told", async () => {
  const id = await write({ customerName: "Kept Once" });
  const form = { ...reviewFormFor({ customerName: "Kept Twice" }), status: "Rejected", version: 1 };
  expect((await staff("PUT", `CustomerFeedBack/${id}`, form)).status).toBe(200);
  expect((await staff("PUT", `CustomerFeedBack/${id}`, form)).status).toBe(409);
  expect((await staff("DELETE", `CustomerFeedBack/byId?Id=${id}`)).status).toBe(200);
  expect((await staff("DELETE", `CustomerFeedBack/byId?Id=${id}`)).status).toBe(404);
  expect((await staff("PUT", `CustomerFeedBack/${id}`, { ...form, version: undefined })).status).toBe(404);
  expect(await names("CustomerFeedBack?isDeleted=true", staff)).toEqual(["Kept Twice"]);
  expect((await staff("PUT", `CustomerFeedBack/restore?Id=${id}`)).status).toBe(200);
  expect((await staff("PUT", `CustomerFeedBack/restore?Id=${id}`)).status).toBe(404);
  expect(await names("CustomerFeedBack?search=twice kept", staff)).toEqual(["Kept Twice"]);
});

test("the form says what is missing, in the order and words of the page", async () => {
  const empty = await app.call("POST", "CustomerFeedBack", {});
  expect([empty.status, empty.errors]).toEqual([
    400,
    {
      customerName: "Name is required",
      review: "Review is required",
      customerAddress: "Address is required",
      rating: "Rating is required",
    },
  ]);
  const short = await app.call(
    "POST",
    "CustomerFeedBack",
    reviewFormFor({ customerName: "Al", review: "Too short", rating: 0 }),
  );
  expect(short.errors).toEqual({
    customerName: "Name must be at least 3 characters long",
    review: "Review must be at least 10 characters long",
    rating: "Rating must be at least 1",
  });
  const high = await app.call("POST", "CustomerFeedBack", reviewFormFor({ rating: 6 }));
  expect(high.errors).toEqual({ rating: "Rating cannot exceed 5" });
});

test("the same sending is stored once", async () => {
  const key = { "idempotency-key": "one-review" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call("POST", "CustomerFeedBack", reviewFormFor(), key)),
  );
  expect(new Set(answers.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
});
