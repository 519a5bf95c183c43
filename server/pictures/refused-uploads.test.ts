import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startUploadSite, uploadForm, type UploadSite } from "../../test/support/pictures/upload-site.ts";

let site: UploadSite;
beforeAll(async () => void (site = await startUploadSite()));
afterAll(() => site.app.stop());

describe("what is refused leaves nothing behind", () => {
  test.each([
    ["no file", null, {}, 400, "No image selected!"],
    ["an empty file", Buffer.alloc(0), {}, 400, "No image selected!"],
    ["an unknown module", undefined, { Module: "car" }, 400, "Choose hotel, room, package or gallery"],
    ["no id", undefined, { Module: "hotel" }, 400, "Choose the hotel that the picture shows"],
    ["an id of nothing", undefined, { Module: "room", entityID: "9999" }, 400, "This room does not exist"],
    ["a page", Buffer.from("<html>"), {}, 415, "Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded"],
    [
      "15 MB and a byte",
      Buffer.alloc(15 * 1024 * 1024 + 1),
      {},
      413,
      "This picture is larger than 15 MB. Please send a smaller one",
    ],
    ["17 MB", Buffer.alloc(17 * 1024 * 1024), {}, 413, "The picture is larger than 15 MB"],
  ])("%s", async (_, bytes, fields, status, message) => {
    await site.app.services.pictures.conversions.idle();
    const before = site.app.store.names();
    const form = uploadForm(bytes === undefined ? site.picture : bytes, { Module: "gallery", ...fields });
    const reply = await site.staff("POST", "Upload", form);
    expect({ status: reply.status, message: reply.message }).toEqual({ status, message });
    expect(site.app.store.names()).toEqual(before);
  });

  test("a body without end and without Content-Length", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const cookie = await site.sessionCookie();
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const reply = await site.app.app.request("http://test.example/api/Upload", init, {});
    expect(reply.status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  test("JSON instead of a form is a 415", async () => {
    expect((await site.staff("POST", "Upload", { Module: "gallery" })).status).toBe(415);
  });

  test("nothing that was refused is listed", async () => {
    expect(await site.list("limit=100")).toEqual([]);
    expect(site.app.store.names()).toEqual([]);
  });
});

test("visitors may only look", async () => {
  expect(
    (await site.app.call("POST", "Upload", uploadForm(site.picture, { Module: "gallery" }))).status,
  ).toBe(401);
  expect((await site.app.call("PUT", "Upload/1", { title: "x" })).status).toBe(401);
  expect((await site.app.call("DELETE", "Upload/byId?Id=1")).status).toBe(401);
  expect((await site.app.call("PUT", "Upload/restore?Id=1")).status).toBe(401);
});
