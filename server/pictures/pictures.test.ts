import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "#test/support/app.ts";
import { addHotel, addPackage, addRoom } from "#test/support/factories.ts";
import { openPictures } from "./open-pictures.ts";
import { startUploadSite, uploadForm, type UploadSite } from "../../test/support/pictures/upload-site.ts";

let site: UploadSite;
beforeAll(async () => void (site = await startUploadSite()));
afterAll(() => site.app.stop());

const idsOf = (records: { id: number }[]) => records.map(({ id }) => id);

describe("staff upload a picture", () => {
  test("it can be seen at once, and its sizes follow", async () => {
    const hotelId = await addHotel(site.staff);
    const uploaded = await site.upload({
      Module: "hotel",
      entityID: String(hotelId),
      title: "The courtyard",
    });
    expect(uploaded).toMatchObject({
      imagePath: expect.stringMatching(/^pictures\/[0-9a-f]{24}\/640\.jpg$/),
      title: "The courtyard",
      width: 640,
      height: 457,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      band: expect.stringMatching(/^#[0-9a-f]{6}$/),
      widths: [],
      module: "hotel",
      moduleId: hotelId,
      state: "queued",
      percent: 0,
    });
    const jpeg = await site.fetchUpload(uploaded.imagePath);
    expect({ status: jpeg.status, type: jpeg.headers.get("Content-Type") }).toEqual({
      status: 200,
      type: "image/jpeg",
    });

    await site.app.services.pictures.conversions.idle();
    const [ready] = await site.list(`module=hotel&Id=${hotelId}`);
    expect(ready).toMatchObject({ id: uploaded.id, state: "ready", percent: 100, widths: [320, 640] });
    const avif = await site.fetchUpload(uploaded.imagePath.replace("640.jpg", "320.avif"));
    expect(avif.status).toBe(200);
    expect(avif.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("the hotel and the room show it; without a title it has their name", async () => {
    const hotelId = await addHotel(site.staff, { hotelName: "Reed House" });
    const roomId = await addRoom(site.staff, hotelId);
    const first = await site.upload({ Module: "hotel", entityID: String(hotelId) });
    const ofRoom = await site.upload({ Module: "room", entityID: String(roomId) });
    expect(first.title).toBe("Reed House");
    expect(ofRoom.title).toBe("Deluxe Double, Reed House");
    const hotel = await site.app.call("GET", `Hotel/byId?Id=${hotelId}`);
    expect(hotel.data).toMatchObject({
      imagePath: first.imagePath,
      images: [{ id: first.id, ImagePath: first.imagePath }],
    });
    const room = await site.app.call("GET", `Rooms/byIdUser?Id=${roomId}`);
    expect(JSON.parse((room.data as { imagePath: string }).imagePath)).toEqual([
      { ImagePath: ofRoom.imagePath },
    ]);
  });

  test("`pakcage` is a package, and the gallery needs no id", async () => {
    const packageId = await addPackage(site.staff);
    const fields = { entityID: String(packageId), title: "The pass in June" };
    const first = await site.upload({ Module: "pakcage", ...fields });
    expect(first.module).toBe("package");
    expect((await site.upload({ Module: "Package", ...fields })).module).toBe("package");
    expect(await site.list(`module=pakcage&Id=${packageId}`)).toHaveLength(2);
    const { data } = await site.app.call("GET", `Package/byId?Id=${packageId}`);
    const images: unknown = JSON.parse((data as { imagePath: string }).imagePath);
    expect(images).toMatchObject([
      { id: first.id, imagePath: first.imagePath, title: "The pass in June" },
      {},
    ]);
    const [card] = (await site.app.call("GET", "Package?limit=1")).data as { imagePath: string }[];
    expect(card?.imagePath).toBe(first.imagePath);
    expect(await site.upload({ Module: "gallery" })).toMatchObject({ module: "gallery", moduleId: 0 });
  });

  test("the same form sent twice with one key is stored once", async () => {
    const send = () =>
      site.staff("POST", "Upload", uploadForm(site.picture, { Module: "gallery" }), {
        "idempotency-key": "k1",
      });
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(second.status).toBe(201);
    expect(
      (await site.staff("POST", "Upload", uploadForm(site.picture, { Module: "gallery" }))).data,
    ).not.toEqual(first.data);
  });

  test("the original is for staff, as it was sent", async () => {
    const { id } = await site.upload({ Module: "gallery" });
    const fetchOriginal = (headers: Record<string, string>) =>
      site.app.app.request(`http://test.example/uploads/original/${id}`, { headers }, {});
    expect((await fetchOriginal({})).status).toBe(401);
    const reply = await fetchOriginal({ cookie: await site.sessionCookie() });
    expect(site.picture.equals(Buffer.from(await reply.arrayBuffer()))).toBe(true);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="picture-${id}.jpg"`,
      "content-type": "image/jpeg",
    });
  });

  test("the original is not among the public pictures", async () => {
    const original = site.app.store.names().find((name) => name.startsWith("originals/"));
    expect(original).toBeTruthy();
    expect((await site.fetchUpload(`${original}`)).status).toBe(404);
  });
});

describe("lists", () => {
  test("come newest first, by page, module and owner", async () => {
    const [one, two] = [await addHotel(site.staff), await addHotel(site.staff)];
    const first = await site.upload({ Module: "hotel", entityID: String(one) });
    await site.upload({ Module: "hotel", entityID: String(two) });
    const third = await site.upload({ Module: "hotel", entityID: String(one) });
    expect(idsOf(await site.list(`module=hotel&Id=${one}`))).toEqual([third.id, first.id]);
    expect(idsOf(await site.list(`module=HOTEL&id=${one}&limit=1&CurrentPage=2`))).toEqual([first.id]);
    expect(idsOf(await site.list("limit=1"))).toEqual([third.id]);
    const { pageInfo } = await site.app.call("GET", `Upload?module=hotel&Id=${one}&limit=1`);
    expect(pageInfo).toEqual({ totalPages: 2, totalRecords: 2, currentPage: 1, pageSize: 1 });
  });

  test("visitors do not see the pictures of a deleted hotel or its rooms", async () => {
    const hotelId = await addHotel(site.staff);
    const roomId = await addRoom(site.staff, hotelId);
    await site.upload({ Module: "hotel", entityID: String(hotelId) });
    await site.upload({ Module: "room", entityID: String(roomId) });
    const seenBy = async (as: TestApp["call"]) => [
      ...(await site.list(`module=hotel&Id=${hotelId}`, as)),
      ...(await site.list(`module=room&Id=${roomId}`, as)),
    ];
    expect(await seenBy(site.app.call)).toHaveLength(2);
    await site.staff("DELETE", `Hotel/byId?Id=${hotelId}`);
    expect(await seenBy(site.app.call)).toEqual([]);
    expect(await seenBy(site.staff)).toHaveLength(2);
  });

  test("can be searched by title", async () => {
    const { id } = await site.upload({ Module: "gallery", title: "Tulips below the Zabarwan hills" });
    expect(idsOf(await site.list("module=gallery&search=TULIPS"))).toEqual([id]);
    expect(idsOf(await site.list("module=gallery&Id=7&search=zabarwan"))).toEqual([id]);
    expect(await site.list("search=lavender")).toEqual([]);
  });

  test("an id without its module is a 400 that names it", async () => {
    const { status, errors } = await site.app.call("GET", "Upload?Id=1");
    expect({ status, errors }).toEqual({
      status: 400,
      errors: { module: "module says what Id is the id of" },
    });
  });
});

describe("titles and order", () => {
  test("a picture moves to its place and the hotel shows it there", async () => {
    const hotelId = await addHotel(site.staff);
    const fields = { Module: "hotel", entityID: String(hotelId) };
    const [a, b, c] = [await site.upload(fields), await site.upload(fields), await site.upload(fields)];
    const shown = async () => {
      const { data } = await site.app.call("GET", `Hotel/byId?Id=${hotelId}`);
      return idsOf((data as { images: { id: number }[] }).images);
    };
    expect(await shown()).toEqual([a.id, b.id, c.id]);
    const moved = await site.staff("PUT", `Upload/${c.id}`, { position: 1, title: "From the lake" });
    expect(moved.data).toMatchObject({ title: "From the lake", position: 1 });
    expect(await shown()).toEqual([c.id, a.id, b.id]);
    await site.staff("PUT", `Upload/${c.id}`, { position: 99 });
    expect(await shown()).toEqual([a.id, b.id, c.id]);
    expect((await site.staff("PUT", `Upload/${c.id}`, { title: "Late", version: 1 })).status).toBe(409);
    expect((await site.staff("PUT", `Upload/${c.id}`, { title: "  " })).data).toMatchObject({ title: "" });
    expect((await site.staff("PUT", `Upload/${c.id}`, { title: "nul \0" })).status).toBe(400);
    expect((await site.staff("PUT", `Upload/${c.id}`, { title: "x".repeat(201) })).status).toBe(400);
    expect((await site.staff("PUT", "Upload/9999", { title: "x" })).status).toBe(404);
  });
});

describe("deleting", () => {
  test("takes a picture away until staff bring it back", async () => {
    const hotelId = await addHotel(site.staff);
    const { id } = await site.upload({ Module: "hotel", entityID: String(hotelId) });
    const deleted = await site.staff("DELETE", `Upload/byId?Id=${id}`);
    expect(deleted).toMatchObject({ status: 200, message: "Image deleted successfully", data: { id } });
    expect((await site.staff("DELETE", `Upload/byId?Id=${id}`)).status).toBe(404);
    expect(await site.list(`module=hotel&Id=${hotelId}`)).toEqual([]);
    const query = `module=hotel&Id=${hotelId}&isDeleted=true`;
    expect((await site.app.call("GET", `Upload?${query}`)).status).toBe(401);
    expect(await site.list(query, site.staff)).toMatchObject([{ id, isDeleted: true }]);
    expect((await site.staff("PUT", `Upload/restore?Id=${id}`)).status).toBe(200);
    expect(idsOf(await site.list(`module=hotel&Id=${hotelId}`))).toEqual([id]);
  });
});

test("conversions that a crash interrupted go on at the next start, not for ever, and again when staff ask for it", async () => {
  const { db, log, pictures, clock } = site.app.services;
  const { id } = await site.upload({ Module: "gallery", title: "Interrupted" });
  await pictures.conversions.idle();
  const stateOf = async () =>
    (await site.list("module=gallery&limit=100")).find((record) => record.id === id);
  const crash = (attempts: number) =>
    db.executor
      .updateTable("pictures")
      .set({ state: "converting", percent: 0, widths: "[]", attempts })
      .where("id", "=", id)
      .execute();

  await crash(11);
  await (await openPictures(db.executor, log, site.app.store, clock)).conversions.idle();
  expect(await stateOf()).toMatchObject({ state: "ready", widths: [320, 640] });
  await crash(12);
  await (await openPictures(db.executor, log, site.app.store, clock)).conversions.idle();
  expect(await stateOf()).toMatchObject({ state: "failed", widths: [] });
  expect((await site.staff("PUT", `Upload/${id}`, { tryAgain: true })).status).toBe(200);
  await (await openPictures(db.executor, log, site.app.store, clock)).conversions.idle();
  expect(await stateOf()).toMatchObject({ state: "ready", widths: [320, 640] });
});

describe("two processes on one database", () => {
  // The test's own would take part.
  beforeAll(() => site.app.services.pictures.conversions.stop());
  const other = () => {
    const { log, clock } = site.app.services;
    const { executor } = site.app.reopen();
    return { executor, open: () => openPictures(executor, log, site.app.store, clock) };
  };
  async function rowOf(id: number) {
    const { executor } = site.app.services.db;
    return executor.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  }
  type Changed = Partial<Pick<Awaited<ReturnType<typeof rowOf>>, "state" | "attempts" | "held_until">>;
  async function uploaded(values: Changed): Promise<number> {
    const { id } = await site.upload({ Module: "gallery" });
    const { executor } = site.app.services.db;
    await executor
      .updateTable("pictures")
      .set({ attempts: 0, ...values })
      .where("id", "=", id)
      .execute();
    return id;
  }

  test("what one of them has in hand the other leaves alone, until the first was silent for a minute", async () => {
    const { clock } = site.app.services;
    const held_until = new Date(clock.now().getTime() + 60_000).toISOString();
    const id = await uploaded({ state: "converting", attempts: 1, held_until });
    const { executor, open } = other();
    const early = await open();
    await early.conversions.idle();
    expect(await rowOf(id)).toMatchObject({ state: "converting", attempts: 1 });
    await executor.updateTable("pictures").set({ held_until: clock.now().toISOString() }).execute();
    const late = await open();
    await late.conversions.idle();
    expect(await rowOf(id)).toMatchObject({ state: "ready", held_until: null });
    await Promise.all([early, late].map(({ conversions }) => conversions.stop()));
    await executor.destroy();
  });

  test("of two that want it at once one makes it, and progress forgives former attempts", async () => {
    const id = await uploaded({ attempts: 2 });
    const { executor, open } = other();
    const both = await Promise.all([open(), open()]);
    await Promise.all(both.map(({ conversions }) => conversions.idle()));
    expect(await rowOf(id)).toMatchObject({ state: "ready", attempts: 0 });
    await Promise.all(both.map(({ conversions }) => conversions.stop()));
    await executor.destroy();
  });

  test("one that stops gives back what it has in hand, also after it got somewhere", async () => {
    const id = await uploaded({});
    const { executor, open } = other();
    const { store } = site.app;
    const changedAt = store.changedAt.bind(store);
    const isHalfDone = Promise.withResolvers<void>();
    store.changedAt = async (name) => {
      if (name.endsWith("/320.avif")) {
        isHalfDone.resolve();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return changedAt(name);
    };
    const { conversions } = await open();
    await isHalfDone.promise;
    await conversions.stop();
    store.changedAt = changedAt;
    expect(await rowOf(id)).toMatchObject({
      state: "queued",
      held_until: null,
      attempts: 0,
      widths: "[640]",
    });
    await executor.destroy();
  });

  test("a store that is away is no fault of the picture: it is tried again", async () => {
    const id = await uploaded({ attempts: 2 });
    const { store } = site.app;
    const changedAt = store.changedAt.bind(store);
    store.changedAt = () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    const { executor, open } = other();
    const { conversions } = await open();
    await conversions.idle();
    store.changedAt = changedAt;
    expect(await rowOf(id)).toMatchObject({ state: "queued", attempts: 2, held_until: expect.any(String) });
    await conversions.stop();
    await executor.destroy();
  });
});
