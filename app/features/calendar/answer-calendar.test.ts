import { beforeEach, expect, test } from "vitest";
import { type Client, createClient } from "#contract/client.ts";
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

test("the undo of a move brings back the price that was agreed on, and any other as it is expected", async () => {
  const nights = { roomId: 2, checkInDate: "2030-06-10", checkOutDate: "2030-06-12" };
  const sent: object[] = [];
  const undoOf = async (kind: string, fields: Record<string, string>) => {
    const data = { id: 7, version: 3, ...nights, total: 8000, priceLines: [{ kind }], roomType: "Deluxe" };
    const byId = async () => ({ ok: true, data });
    const change = async ({ body }: { body: object }) => (sent.push(body), { ok: true, data });
    const site = { bookings: { byId, change } } as unknown as Client;
    const moved = answerCalendar(site, formOf({ intent: "shift", id: "7", version: "3", ...fields }));
    const answer: Response = await moved.then(
      () => Response.error(),
      (thrown) => thrown,
    );
    return decodeURIComponent(answer.headers.get("x-flash") ?? "");
  };
  const to = { roomId: "2", checkInDate: "2030-06-14", checkOutDate: "2030-06-16" };
  expect(await undoOf("adjustment", to)).toContain('"agreedTotal":"8000"');
  expect(await undoOf("room", to)).toContain('"expectedTotal":"8000"');
  await undoOf("room", { ...to, agreedTotal: "8000" });
  expect(sent.at(-1)).toMatchObject({ agreedTotal: "8000", expectedTotal: "" });
});
