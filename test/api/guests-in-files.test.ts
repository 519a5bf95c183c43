import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { exportedLists } from "#app/features/export/export-list.ts";
import { loader as faultsFile } from "#app/routes/control/import-faults.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  sendFile,
} from "../support/factories.ts";
import { plainKinds } from "../support/plain-kinds.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const client = createClient(async (url, { method = "GET", body }) => {
  const reply = await staff(method, url.replace(/^\/api\//, ""), body ?? undefined);
  return { headers: reply.headers, json: async () => reply };
});

const guest = {
  customerName: "Qzwxjvale",
  name: "Qzwxjvale",
  email: "qzwxj@example.com",
  phoneNo: "9876501234",
};
const traces = /qzwxj|9876501234/i;

beforeAll(async () => {
  const forms: Record<string, object> = {
    Booking: bookingFormFor(await addHotel(staff)),
    PackageBooking: enquiryFormFor(await addPackage(staff)),
    CabBooking: cabFormFor(),
    ...Object.fromEntries(plainKinds.map(({ path, form }) => [path, form()])),
  };
  for (const [path, form] of Object.entries(forms)) {
    for (const isDeleted of [false, true]) {
      const { status, data } = await app.call("POST", path, { ...form, ...guest });
      expect([path, status]).toEqual([path, 201]);
      if (isDeleted) await staff("DELETE", `${path}/byId?Id=${(data as { id: number }).id}`);
    }
  }
});

test.each(exportedLists.map((list) => [list.name, list] as const))(
  "%s asks for the password where guests' data are in it",
  async (_, { hasGuestsData, write }) => {
    const text = await new Response(await write(client, new URLSearchParams())).text();
    if (!hasGuestsData) expect(text).not.toMatch(traces);
  },
);

test("the guests of a bin are in its file", async () => {
  const bin = exportedLists.find(({ name }) => name === "bin.csv");
  expect(await new Response(await bin?.write(client, new URLSearchParams())).text()).toMatch(traces);
});

async function faultsOf(kind: string, content: string) {
  const { token } = await sendFile(staff, kind, content);
  return asked(token);
}

/** The file of a preview's faults, or where its address leads. */
async function asked(token: string) {
  const context = new RouterContextProvider();
  context.set(apiContext, client);
  const url = `http://test.example/control/import/${token}/faults`;
  const at = { url: new URL(url), pattern: "/control/import/:token/faults" };
  const sent = { context, params: { token }, request: new Request(url), ...at };
  const reply = await faultsFile(sent).catch((thrown: Response) => thrown);
  return { to: reply.headers.get("location"), text: await reply.text() };
}

test("rows of guests that could not be imported are exported as guests are, other rows without more ado", async () => {
  const hotels = "Name,Address,Area,Rent\nPine House,Lane 4,Rajbagh,dear";
  const guests = "Name,Mobile,Property,Arrival,Departure\nQzwxjvale,12,Pine House,2020-03-01,2020-03-04";
  expect((await faultsOf("guests", guests)).text).toMatch(traces);
  app.clock.forward(601);
  const { to } = await faultsOf("guests", guests);
  expect(to).toMatch(/^\/control\/confirm\?to=%2Fcontrol%2Fimport%2F[\w-]+%2Ffaults$/);
  expect((await faultsOf("hotels", hotels)).text).toContain("Pine House");
});

test("where there is no such preview, its page says so", async () => {
  expect((await asked("made-up")).to).toBe("/control/import/made-up");
});
