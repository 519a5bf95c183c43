import { expect, test } from "vitest";
import { fromForm, createClient } from "./client.ts";

test("whatever a form calls its key, the call can be sent", async () => {
  const keys: (string | null)[] = [];
  const client = createClient(async (_, init) => {
    keys.push(new Headers(init.headers).get("idempotency-key"));
    return Response.json({ status: 400, message: "No", data: null });
  });
  for (const idempotencyKey of ["a-key", "a\nb", "\0", "چنار", "x".repeat(5000)]) {
    await client.queries.create({ body: fromForm({}), idempotencyKey });
  }
  expect(keys).toEqual(["a-key", "a-b", "-", "----", "x".repeat(200)]);
});
