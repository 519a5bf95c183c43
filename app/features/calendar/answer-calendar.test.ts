import { beforeEach, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { answerCalendar } from "./answer-calendar.ts";

let calls: string[] = [];
beforeEach(() => (calls = []));

const api = createClient(async (url, { method }) => {
  calls.push(`${method} ${url}`);
  return Response.json({ status: 409, message: "Somebody was quicker", errors: {} });
});

function formOf(fields: Record<string, string>): Request {
  return new Request("http://test.example/control/calendar", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

test.each(["", "movee", "Move", "constructor", "__proto__"])(
  "a form that wants %j changes nothing and is refused",
  async (intent) => {
    const answer = answerCalendar(api, formOf({ intent, id: "7", checkInDate: "2030-06-10" }));
    await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
    expect(calls).toEqual([]);
  },
);

test.each([
  ["book", "POST /api/Booking/desk"],
  ["move", "PUT /api/Booking/7"],
  ["block", "POST /api/RoomBlock"],
  ["change block", "PUT /api/RoomBlock/7"],
  ["release", "DELETE /api/RoomBlock/byId?Id=7"],
])("a form that wants to %s makes one call", async (intent, call) => {
  await answerCalendar(api, formOf({ intent, id: "7", version: "1" }));
  expect(calls.filter((made) => !made.startsWith("GET"))).toEqual([call]);
});

test.each([
  ["move", "GET /api/Booking/byId?Id=7"],
  ["change block", "GET /api/RoomBlock/byId?Id=7"],
])("a refused %s asks for what is stored now", async (intent, call) => {
  await answerCalendar(api, formOf({ intent, id: "7", version: "1" }));
  expect(calls).toContain(call);
});

test.each(["move", "change block"])(
  "a refused %s tells when what is stored now cannot be read",
  async (intent) => {
    const refusal = await answerCalendar(api, formOf({ intent, id: "7", version: "1" }));
    expect(refusal.data.message).toMatch(/^Somebody was quicker\. What is stored now could not be read/);
  },
);

test.each(["book", "block", "release"])("a refused %s has nothing stored to tell of", async (intent) => {
  const refusal = await answerCalendar(api, formOf({ intent, id: "7", version: "1" }));
  expect(refusal.data.message).toBe("Somebody was quicker");
});
