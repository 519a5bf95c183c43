import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import { addHotel, addPackage, addRoom } from "../support/factories.ts";
import { type GeneratedRequest, requestsFromOpenApi } from "../support/requests-from-openapi.ts";

/** Other requests in each run: the seed stands in the test's name. Those that once failed come before it. */
const seeds = [20_260, Math.floor(Math.random() * 2 ** 31)];
const numRuns = 2000;
const statuses = new Map<number, number>();

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) {
    const hotelId = await addHotel(staff);
    await addRoom(staff, hotelId, { noOfRooms: 20 });
    await addPackage(staff);
  }
});

/** `call` itself throws for a reply that is not JSON, not the envelope, or outside its schema. */
async function send({ method, path, query, body, isForm, isStaff, key }: GeneratedRequest): Promise<number> {
  const sent = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]));
  const by = isStaff ? staff : app.call;
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  const content = isForm ? asForm(body) : body;
  return (await by(method, `${path}?${search.toString()}`, content, headers)).status;
}

function asForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    const isFile = name === "image" && typeof value === "string";
    form.set(name, isFile ? new File([value], "picture.jpg") : String(value));
  }
  return form;
}

test.each(seeds)(`${numRuns} requests made from the OpenAPI document, seed %i`, async (seed) => {
  const property = fc.asyncProperty(requestsFromOpenApi(), async (request) => {
    const status = await send(request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status).toBeLessThan(500);
  });
  await fc.assert(property, { seed, numRuns });
});

test("the requests reached the calls: they were not all refused at the door", () => {
  for (const status of [200, 201, 400, 401, 404, 409])
    expect([status, statuses.has(status)]).toEqual([status, true]);
  // A tenth, less the calls that answer 200 for the few records alone that are there.
  expect(statuses.get(200)).toBeGreaterThan((seeds.length * numRuns) / 11);
});
