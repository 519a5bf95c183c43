import { beforeAll, expect, test } from "vitest";
import { ZodRecord } from "zod";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { knownFields } from "#contract/core/known-fields.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import type { TestApp } from "../support/app.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import { addHotel, addRoom } from "../support/factories.ts";
import { inlineReferences } from "../support/inline-references.ts";

// `call` throws for a reply whose status the OpenAPI document does not name for its call, or whose body is outside the
// described schema. Every other API test asks it as well; this one goes to each call with every kind of fault.

type Call = TestApp["call"];
type Media = { example?: unknown };
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
};

const document = inlineReferences(openApiDocument("https://site.test"));
const paths = document["paths"] as Record<string, Record<string, Operation>>;
const rows = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
const seen = new Set<number>();

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  await addRoom(staff, await addHotel(staff), { noOfRooms: 5 });
});

/** The call as its own examples have it; deleted things stay, and nobody is signed out. */
function exampleOf({ path, method }: Endpoint) {
  const { parameters = [], requestBody } = paths[`/${path}`]?.[method.toLowerCase()] ?? {};
  const asked = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const query = new URLSearchParams(asked.map(({ name, example }) => [name, String(example)]));
  return {
    address: `${path.replace("{id}", "1").replace("{name}", "team")}?${query.toString()}`,
    body: requestBody?.content["application/json"]?.example,
  };
}

const json = { "content-type": "application/json" };
/** More than any call without a file takes. */
const tooMuch = `"${"x".repeat(2 ** 20)}"`;

test.each(rows)("$method $path", async (row) => {
  const { method, path } = row;
  const { address, body } = exampleOf(row);
  const ways: [by: Call, address: string, body?: unknown, headers?: Record<string, string>][] = [
    [app.call, address, body],
    [app.call, address, body, { origin: "https://elsewhere.test" }],
    [app.call, path.replace("{id}", "2147483647").replace("{name}", "nothing")],
    [app.call, `${path.replace("{id}", "1")}?Id=x&limit=x&isDeleted=true`],
  ];
  // Whoever signs out cannot go on; what ends one's own sign-in is tried by its own tests.
  const isEnd = path === "auth/logout" || path === "Staff/Sessions" || path === "Staff/OwnPassword";
  if (!isEnd) {
    ways.push(
      [staff, address, body],
      [staff, `${path.replace("{id}", "2147483647").replace("{name}", "nothing")}?Id=2147483647`, body],
    );
    if (row.body)
      ways.push(
        [staff, address, "{", json],
        [staff, address, "[]", json],
        [staff, address, "{}", json],
        [staff, address, "a=1", { "content-type": "text/plain" }],
        [staff, address, tooMuch, json],
      );
  }
  for (const [by, to, sent, headers] of ways) {
    const content = method === "GET" ? undefined : sent;
    const reply = await by(method, to, content, headers);
    seen.add(reply.status);
    if (reply.status < 300) expectKnown(row, reply.data);
  }
  seen.add((await app.call("PATCH", address)).status);
});

/** What pages of the same process read: the same as a client that decodes the reply, and nothing besides. */
function expectKnown({ data: schema }: Endpoint, data: unknown): void {
  const decoded = schema.parse(data);
  const given = schema instanceof ZodRecord ? decoded : withMore(decoded);
  expect(knownFields(schema)(given)).toEqual(decoded);
}

/** The data with a field more in each object of its lists. */
function withMore(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withMore);
  return typeof data === "object" && data !== null ? { ...data, secretHash: "x" } : data;
}

test("the faults reached what they were meant for", () => {
  for (const status of [200, 201, 400, 401, 403, 404, 405, 413, 415])
    expect([status, seen.has(status)]).toEqual([status, true]);
  expect([...seen].filter((status) => status >= 500)).toEqual([]);
});
