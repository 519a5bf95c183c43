import { expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { findExport } from "./export-list.ts";

const asked: string[] = [];
const empty = {
  status: 200,
  message: "OK",
  data: [],
  pageInfo: { totalRecords: 0, totalPages: 0, currentPage: 1, pageSize: 100 },
};
const api = createClient(async (url) => {
  asked.push(url);
  return Response.json(empty);
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "nothing.csv"])(
  "%s is no list",
  (name) => {
    expect(findExport(name)).toBeUndefined();
  },
);

test("the suspicious requests are exported alone", async () => {
  await findExport("cab-bookings.csv")?.write(api, new URLSearchParams("status=Suspicious"));
  const sent = new URL(asked.at(-1) ?? "", "http://test.example").searchParams;
  expect([sent.get("isSuspicious"), sent.has("status")]).toEqual(["true", false]);
});
