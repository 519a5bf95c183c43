import { describe, expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import { addHotel, bookingFormFor } from "../support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

describe("lists", () => {
  const faults: [string, string][] = [
    ["limit=1000000", "limit"],
    ["limit=0", "limit"],
    ["limit=-1", "limit"],
    ["limit=ten", "limit"],
    ["limit=", "limit"],
    ["CurrentPage=0", "CurrentPage"],
    ["CurrentPage=1e3", "CurrentPage"],
    ["OrderBy=id;drop table hotels", "OrderBy"],
    ["orderby=(select 1)", "OrderBy"],
    ["sortExpression=desc,name", "sortExpression"],
    ["isDeleted=maybe", "isDeleted"],
    [`search=${"x".repeat(101)}`, "search"],
    ["search=%00", "search"],
  ];
  test.each(faults)("%s is refused by its name", async (query, field) => {
    const { status, errors, message } = await staff("GET", `Hotel/AllUser?${query}`);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    expect(message).toBe(errors?.[field]);
  });

  test("pages add up, newest first, and one past the end is empty", async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(await addHotel(staff, { hotelName: `Page ${count}` }));
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => app.call("GET", `hotel/alluser?LIMIT=2&currentpage=${page}&search=page`)),
    );
    const seen = pages.map(({ data }) => (data as { id: number }[]).map(({ id }) => id));
    expect(seen).toEqual([[ids[4], ids[3]], [ids[2], ids[1]], [ids[0]], []]);
    expect(pages[3]?.pageInfo).toEqual({ totalRecords: 5, totalPages: 3, currentPage: 4, pageSize: 2 });
    const ascending = await app.call("GET", "Hotel/AllUser?limit=1&sortExpression=ASC&search=page");
    expect(ascending.data).toMatchObject([{ id: ids[0] }]);
  });

  test("a search is taken word by word and literally", async () => {
    await addHotel(staff, { hotelName: "Fifty % Lodge_1" });
    const found = async (words: string) =>
      ((await app.call("GET", `Hotel/AllUser?search=${encodeURIComponent(words)}`)).data as unknown[]).length;
    expect(await found("lodge_1 FIFTY")).toBe(1);
    expect(await found("%")).toBe(1);
    expect(await found("lodge%1")).toBe(0);
    expect(await found("lodge\\")).toBe(0);
    expect(await found("' or 1=1 --")).toBe(0);
  });
});

describe("bodies", () => {
  async function stored(): Promise<number | undefined> {
    return (await staff("GET", "Booking?limit=1")).pageInfo?.totalRecords;
  }

  const broken = ["", "{", "null", "[]", '"text"', "42", '{"customerName": "x"', "customerName=x"];
  test.each(broken)("%j is no form, and nothing is stored", async (body) => {
    const before = await stored();
    const { status, errors } = await app.call("POST", "Booking", body);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ["body"]]);
    expect(await stored()).toBe(before);
  });

  test("more than 1 MB is 413, said or not", async () => {
    const hotelId = await addHotel(staff);
    const body = JSON.stringify(bookingFormFor(hotelId, { specialRequest: "x".repeat(1024 * 1024) }));
    const before = await stored();
    const undeclared = await app.call("POST", "Booking", body);
    expect([undeclared.status, undeclared.message]).toEqual([413, "The request is larger than 1 MB"]);
    const declared = await app.call("POST", "Booking", body, { "content-length": String(body.length) });
    expect(declared.status).toBe(413);
    expect(await stored()).toBe(before);
  });

  test("a multipart form that cannot be read is no form", async () => {
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const { status, errors } = await staff("POST", "Upload", "--x\r\nno form", type);
    expect([status, errors]).toEqual([400, { body: "The form could not be read" }]);
  });

  test("another content type is 415", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml", ""]) {
      const { status } = await app.call("POST", "Booking", "{}", { "content-type": type });
      expect([type, status]).toEqual([type, 415]);
    }
    const { status } = await app.call("POST", "Booking", "{}", {
      "content-type": "Application/JSON; charset=utf-8",
    });
    expect(status).toBe(400);
  });
});

describe("paths and methods", () => {
  test.each([
    "",
    "Nowhere",
    "Hotel/Nowhere",
    "Hotel/1/2",
    "Hotel/abc",
    "%2e%2e%2fetc%2fpasswd",
    "Booking/byKey/x",
  ])("/api/%s is a 404 in JSON", async (path) => {
    const { status, data } = await app.call("GET", path);
    expect([status, data]).toEqual([404, null]);
  });

  const wrong: [string, string, string][] = [
    ["DELETE", "Hotel/AllUser", "GET"],
    ["PATCH", "Booking", "GET, POST"],
    ["POST", "Hotel/7", "PUT"],
    ["GET", "auth/login", "POST"],
  ];
  test.each(wrong)("%s %s is a 405 that names what is allowed", async (method, path, allowed) => {
    const { status, headers } = await app.call(method, path);
    expect([status, headers.get("allow")]).toEqual([405, allowed]);
  });

  test.each(["abc", "", "0", "-1", "1.5", "99999999999999999999"])(
    "Id=%s is refused by its name",
    async (id) => {
      const { status, errors } = await app.call("GET", `Hotel/byId?Id=${id}`);
      expect([status, errors]).toEqual([400, { Id: "Id is a whole number from 1" }]);
    },
  );

  test("an id that nothing has is a 404, however large", async () => {
    expect((await app.call("GET", "Hotel/byId?Id=2147483647")).status).toBe(404);
    expect((await staff("PUT", "CustomerFeedBack/Query/99999999999", { isAnswered: true })).status).toBe(404);
  });
});

test("what nobody expected is a 500 in general words, with the request's id", async () => {
  const broken = await startTestApp();
  await broken.services.db.executor.schema.alterTable("hotels").renameTo("lost").execute();
  const { status, message, headers } = await broken.call("GET", "Hotel/AllUser");
  const id = headers.get("x-request-id");
  expect(id).toMatch(/^[\w-]{8,}$/);
  const words =
    "Something went wrong on our side. Please try again. If you call us about it, tell us this number:";
  expect([status, message]).toEqual([500, `${words} ${id}`]);
  await broken.stop();
});
