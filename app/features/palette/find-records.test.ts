import { expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, queryFormFor, reviewFormFor } from "#test/support/factories.ts";
import { findRecords } from "./find-records.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const api = createClient(async (url, { method = "GET" }) => {
  const { headers, ...envelope } = await staff(method, url.replace("/api/", ""));
  return Response.json(envelope, { status: envelope.status, headers });
});

const kinds = async (words: string) => (await findRecords(api, words))?.map(({ kind }) => kind);

async function send(path: string, form: Record<string, unknown>): Promise<number> {
  const { status, data } = await app.call("POST", path, form);
  expect(status).toBe(201);
  return (data as { id: number }).id;
}

test("a person's query and review are found with the person's journeys, each with the link that opens it", async () => {
  const person = { customerName: "Zainab Mir", email: "zainab@example.com", phoneNo: "9000000417" };
  const cab = await send("CabBooking", cabFormFor(person));
  const message = "Call me at 90000 00417, please: is the road to Tangmarg open?";
  const query = await send(
    "CustomerFeedBack/Query",
    queryFormFor({ name: person.customerName, email: person.email, subject: "Road", message }),
  );
  const review = "Our driver knew each bend of the Tangmarg road.";
  const written = await send("CustomerFeedBack", reviewFormFor({ customerName: "Zainab Mir", review }));
  expect((await findRecords(api, "zainab mir"))?.map(({ kind, href }) => [kind, href])).toEqual([
    ["Cab booking", `/control/cab-bookings?view=${cab}`],
    ["Query", `/control/queries?view=${query}`],
    ["Review", `/control/user-rating?view=${written}`],
  ]);
  expect(await kinds("Zainab@example.com")).toEqual(["Cab booking", "Query"]);
  for (const number of ["9000000417", "+91 90000-00417", "09000000417"])
    expect(await kinds(number), number).toEqual(["Cab booking", "Query"]);
  expect(await kinds("tangmarg road")).toEqual(["Query", "Review"]);
  expect(await kinds("zainab nowhere")).toEqual([]);
});

test("of many the five newest are told, and none that was deleted", async () => {
  const ids: number[] = [];
  for (let one = 1; one <= 7; one++)
    ids.push(await send("CustomerFeedBack/Query", queryFormFor({ subject: `Skis ${one}` })));
  await staff("DELETE", `CustomerFeedBack/Query/byId?Id=${ids.at(-1)}`);
  const newest = ids.slice(1, 6).toReversed();
  expect((await findRecords(api, "skis"))?.map(({ href }) => href)).toEqual(
    newest.map((id) => `/control/queries?view=${id}`),
  );
});
