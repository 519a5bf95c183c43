import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { owner } from "./support/owner.ts";
import { testRelease } from "./support/release.ts";
import { textRow, workbook } from "./support/workbook.ts";

// What is loaded only when it is asked for has to be in a release too: readers of files, fonts, PDFs, images.
let release: Awaited<ReturnType<typeof testRelease>>;
let site: Awaited<ReturnType<typeof release.start>>;
let cookie = "";
let stayId = 0;
const login = { ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password };

beforeAll(async () => {
  release = await testRelease(tmpdir());
  site = await release.start(login);
  const signedIn = await call("POST", "auth/login", owner);
  const lines = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  cookie = lines.join("; ");
});
afterAll(() => release.remove());

function call(method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${site.address}/api/${path}`, {
    method,
    headers: { cookie, ...(!isForm && { "content-type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
}

async function data<T>(reply: Promise<Response>): Promise<T> {
  const { status, message, data } = (await (await reply).json()) as {
    status: number;
    message: string;
    data: T;
  };
  expect([message, status]).toEqual([message, expect.toSatisfy((code: number) => code < 300)]);
  return data;
}

test("houses come from an Excel file; a stay has papers as PDFs, for staff and for the guest; icons are drawn", async () => {
  const form = new FormData();
  form.set("kind", "hotels");
  const rows = [
    textRow(1, ["Hotel Name", "Description", "Address", "PIN", "Kind", "Room", "Tariff", "Rooms"]),
    textRow(2, [
      "Willow Bank",
      "By the water",
      "Boulevard Road, Srinagar",
      "190001",
      "Houseboat",
      "Deluxe Double",
      "4500",
      "2",
    ]),
  ];
  form.set("file", new File([workbook(rows.join(""))], "houses.xlsx"));
  const preview = await data<{ token: string }>(call("POST", "Import", form));
  expect(preview).toMatchObject({ state: "ready", fresh: 1, faulty: 0 });
  const written = await data<{ state: string }>(call("POST", "Import", { token: preview.token }));
  expect(written.state).toBe("done");

  const [hotel] = await data<{ id: number }[]>(call("GET", "Hotel/AllUser?search=willow"));
  const [room] = await data<{ id: number }[]>(call("GET", `Rooms?Id=${hotel?.id}`));
  const stay = {
    hotelId: hotel?.id,
    roomId: room?.id,
    rooms: 1,
    adults: 2,
    chlids: 0,
    checkInDate: "2090-06-10",
    checkOutDate: "2090-06-12",
    customerName: "Meera Pillai",
    phoneNo: "9000000001",
    email: "meera@example.com",
  };
  const { key } = await data<{ key: string }>(call("POST", "Booking", stay));
  const [booking] = await data<{ id: number }[]>(call("GET", "Booking"));
  stayId = booking?.id ?? 0;
  await data(call("PUT", `Booking/${stayId}`, { ...stay, status: "Accepted" }));
  await data(call("POST", "Payment", { bookingId: stayId, amount: 500, method: "Cash", note: "" }));
  const paper = await data<{ id: number }>(
    call("POST", "Paper", { bookingId: stayId, kind: "voucher", buyerName: "Meera Pillai" }),
  );
  for (const path of [`/control/papers/${paper.id}/pdf`, `/booking-status/${key}/paper/${paper.id}/pdf`]) {
    const pdf = await fetch(site.address + path, { headers: { cookie } });
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect([path, pdf.status, bytes.subarray(0, 5).toString()]).toEqual([path, 200, "%PDF-"]);
  }
  for (const path of ["/icon-192.png", "/site.webmanifest"])
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
});

test("a copy of it, restored elsewhere and moved, has the same papers and payments, and they are in order", async () => {
  const copy = join(release.place, "copy");
  const task = (args: string[], settings = {}) =>
    release.run([join(release.folder, "tasks.mjs"), ...args], settings);
  expect(task(["backup", copy])).toMatchObject({ code: 0 });
  const papers = await data<object[]>(call("GET", `Paper?bookingId=${stayId}`));
  expect(papers.length).toBeGreaterThan(0);
  expect(await site.stop()).toBe(0);
  const elsewhere = { DATA_DIR: join(release.place, "elsewhere") };
  expect(task(["restore", copy], elsewhere)).toMatchObject({ code: 0 });
  const moved = { DATA_DIR: join(release.place, "moved") };
  expect(task(["move", "--to", moved.DATA_DIR], elsewhere)).toMatchObject({ code: 0 });
  const verified = task(["verify"], moved);
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining("payments and papers")]);
  site = await release.start({ ...login, ...moved });
  expect(await data<object[]>(call("GET", `Paper?bookingId=${stayId}`))).toEqual(papers);
  expect(await site.stop()).toBe(0);
});
