import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { queryFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("a query keeps its own message, and staff mark it as answered", async () => {
  const sent = await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  expect([sent.status, sent.message]).toEqual([
    201,
    "Thank you! We have received your query and will get back to you soon.",
  ]);
  const { id, reference } = sent.data as { id: number; reference: string };
  expect(reference).toMatch(/^QRY-[2-9A-Z]{6}$/);
  const open = await staff("GET", "CustomerFeedBack/Query?isAnswered=false");
  expect(open.data).toMatchObject([{ id, reference, ...queryFormFor(), isAnswered: false, version: 1 }]);
  const marked = await staff("PUT", `CustomerFeedBack/Query/${id}`, { isAnswered: true, version: 1 });
  expect(marked.data).toMatchObject({ isAnswered: true, version: 2 });
  const stale = await staff("PUT", `CustomerFeedBack/Query/${id}`, { isAnswered: false, version: 1 });
  expect([stale.status, stale.message]).toEqual([409, "Somebody else changed this meanwhile"]);
  expect((await staff("GET", "CustomerFeedBack/Query?isAnswered=false")).data).toEqual([]);
  expect((await staff("DELETE", `CustomerFeedBack/Query/byId?Id=${id}`)).status).toBe(200);
  expect((await staff("GET", `CustomerFeedBack/Query/byId?Id=${id}`)).status).toBe(404);
  expect((await staff("PUT", `CustomerFeedBack/Query/restore?Id=${id}`)).status).toBe(200);
  expect((await staff("GET", `CustomerFeedBack/Query/byId?Id=${id}`)).data).toMatchObject({
    isAnswered: true,
  });
});

test("visitors cannot read queries", async () => {
  for (const path of ["CustomerFeedBack/Query", "CustomerFeedBack/Query/byId?Id=1"]) {
    expect((await app.call("GET", path)).status).toBe(401);
  }
});

test("each missing field is told by its name", async () => {
  const { errors } = await app.call("POST", "CustomerFeedBack/Query", { email: "nowhere" });
  expect(errors).toEqual({
    name: "Name is required",
    email: "Invalid email address",
    subject: "Subject is required",
    message: "Message is required",
  });
  const none = await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ email: " " }));
  expect(none.errors).toEqual({ email: "Email is required" });
});

test("line breaks cannot hide in a subject", async () => {
  const id = await idOf(
    app.call("POST", "CustomerFeedBack/Query", queryFormFor({ subject: "One\r\nBcc: two@example.com" })),
  );
  const read = await staff("GET", `CustomerFeedBack/Query/byId?Id=${id}`);
  expect(read.data).toMatchObject({ subject: "One Bcc: two@example.com" });
});
