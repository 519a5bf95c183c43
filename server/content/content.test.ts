import { expect, test } from "vitest";
import type { ContentDraft, PastContent, PublishedBlock } from "#contract/content.ts";
import type { Change } from "#contract/change-log.ts";
import { startTestApp } from "#test/support/app.ts";
import { idOf } from "#test/support/factories.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { uploadForm } from "#test/support/pictures/upload-site.ts";

const app = appOfTest();
const owner = staffOfTest(app);

const hero = { slides: [{ title: "Snow on the deck" }], first: null };

async function published(): Promise<PublishedBlock> {
  const all = (await app.call("GET", "Content")).data as PublishedBlock[];
  const found = all.find((block) => block.name === "hero-slides");
  if (!found) throw new Error("the slides are not published");
  return found;
}

const titles = ({ value }: { value: Record<string, unknown> }) =>
  (value["slides"] as { title: string }[]).map(({ title }) => title);

const drafts = async () => (await owner("GET", "Content/drafts")).data as ContentDraft[];
const history = async () => (await owner("GET", "Content/history?name=hero-slides")).data as PastContent[];
const publish = (value: object, version?: number) => owner("PUT", "Content/hero-slides", { value, version });

test("until something is published the site is as it came; without a demo it claims nothing of its company", async () => {
  expect(await published()).toMatchObject({ language: "en", version: 0, pictures: [] });
  expect(titles(await published())).toContain("Wake up on the Dal");
  const real = await startTestApp({ isDemo: false });
  const told = JSON.stringify((await real.call("GET", "Content")).data);
  await real.stop();
  for (const word of ["Chinar", "Nusrat", "000 0", "example", "Srinagar", "Dal"])
    expect(told).not.toContain(word);
});

test("what the owner publishes everybody reads at once, in every process", async () => {
  await published();
  const reply = await publish(hero, 0);
  expect([reply.status, reply.message, reply.data]).toEqual([
    200,
    "Published",
    { name: "hero-slides", version: 1, previous: expect.any(Number) },
  ]);
  expect([titles(await published()), (await published()).version]).toEqual([["Snow on the deck"], 1]);
  const another = app.reopen();
  const value = JSON.stringify({ slides: [{ title: "From elsewhere" }] });
  await another.executor.updateTable("content_blocks").set({ value }).execute();
  await another.executor.destroy();
  expect(titles(await published())).toEqual(["From elsewhere"]);
});

test("of two owners who publish at once the second is told, and changes nothing", async () => {
  const replies = await Promise.all([publish(hero, 0), publish({ slides: [{ title: "Other" }] }, 0)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await published()).version).toBe(1);
  expect(await publish(hero, 0)).toMatchObject({
    status: 409,
    message: "Somebody else changed this meanwhile",
  });
});

test("a draft is nobody's to see, until it is published or discarded", async () => {
  const draft = (value: object, version: number) =>
    owner("PUT", "Content/hero-slides/draft", { value, version });
  expect((await draft(hero, 0)).data).toEqual({ version: 1 });
  expect((await draft(hero, 0)).status).toBe(409);
  expect((await draft(hero, 1)).data).toEqual({ version: 2 });
  expect((await drafts()).map(({ name, version, by }) => [name, version, by])).toEqual([
    ["hero-slides", 2, "asha"],
  ]);
  expect(titles(await published())).not.toContain("Snow on the deck");
  expect((await owner("DELETE", "Content/hero-slides/draft")).message).toBe("Draft discarded");
  expect(await drafts()).toEqual([]);
  // What was discarded cannot be mistaken for what is written now.
  expect((await draft(hero, 2)).status).toBe(409);
  expect((await draft(hero, 0)).data).toEqual({ version: 4 });
  await publish(hero, 0);
  expect(await drafts()).toEqual([]);
});

test("every version can be published again, the first of all too, and the log has each", async () => {
  const { previous } = (await publish(hero, 0)).data as { previous: number };
  await publish({ slides: [{ title: "Second" }] }, 1);
  expect((await history()).map(({ version, by }) => [version, by])).toEqual([
    [2, "asha"],
    [1, "asha"],
    [0, ""],
  ]);
  expect((await owner("PUT", `Content/restore?Id=${previous}&version=1`)).status).toBe(409);
  const restored = await owner("PUT", `Content/restore?Id=${previous}&version=2`);
  expect(restored.data).toMatchObject({ name: "hero-slides", version: 3 });
  expect(titles(await published())).toContain("Wake up on the Dal");
  const undone = (restored.data as { previous: number }).previous;
  await owner("PUT", `Content/restore?Id=${undone}`);
  expect(titles(await published())).toEqual(["Second"]);
  const changes = (await owner("GET", "ChangeLog?kind=content")).data as Change[];
  expect(changes.map(({ by, title }) => [by, title])).toEqual(
    Array.from({ length: 4 }, () => ["asha", "Slides at the top"]),
  );
  expect(changes[2]?.fields).toEqual([
    { name: "Slide 1, title", before: "Snow on the deck", after: "Second" },
  ]);
});

test("as many versions are kept as are of use", async () => {
  for (let version = 0; version < 34; version += 1)
    await publish({ slides: [{ title: `Slide ${version}` }] }, version);
  const kept = await history();
  expect([kept.length, kept[0]?.version, kept.at(-1)?.version]).toEqual([30, 34, 5]);
  const rows = await app.services.db.executor.selectFrom("content_versions").select("id").execute();
  expect(rows.length).toBe(30);
});

test("a fault names its field; what is no block does not exist; a megabyte is refused, field by field", async () => {
  const wrong = await publish({ slides: [{ title: "" }] }, 0);
  expect([wrong.status, wrong.errors]).toEqual([400, { "value.slides.0.title": "Title is needed" }]);
  expect((await owner("PUT", "Content/nothing-such", { value: {} })).status).toBe(404);
  expect((await owner("PUT", "Content/nothing-such/draft", { value: {} })).status).toBe(404);
  expect((await owner("GET", "Content/history?name=nothing-such")).status).toBe(404);
  expect((await owner("PUT", "Content/restore?Id=99")).status).toBe(404);
  expect((await owner("PUT", "Content/hero-slides", { value: "x" })).status).toBe(400);
  for (const field of ["title", "description"])
    expect(
      (await publish({ slides: [{ title: "A", [field]: "x".repeat(1_000_000) }] })).status,
    ).toBeGreaterThanOrEqual(400);
  expect((await published()).version).toBe(0);
});

test("staff who are no owners read what is public", async () => {
  await owner("POST", "Staff", { username: "bilal", password: "kahwa-at-the-ghat", role: "staff" });
  const staff = await app.signIn({ username: "bilal", password: "kahwa-at-the-ghat" });
  expect((await staff("GET", "Content")).status).toBe(200);
  for (const [method, path] of [
    ["GET", "Content/drafts"],
    ["GET", "Content/history?name=team"],
    ["PUT", "Content/restore?Id=1"],
    ["PUT", "Content/hero-slides"],
    ["PUT", "Content/hero-slides/draft"],
    ["DELETE", "Content/hero-slides/draft"],
  ] as const)
    expect([
      path,
      (await staff(method, path, method === "PUT" ? { value: hero } : undefined)).status,
    ]).toEqual([path, 403]);
});

test("a block comes with its pictures of the gallery; one that is deleted is left out", async () => {
  const bytes = await smallPicture(40, 30).jpeg().toBuffer();
  const id = await idOf(owner("POST", "Upload", uploadForm(bytes, { Module: "gallery", title: "Reeds" })));
  await publish({ slides: [{ title: "Reeds", picture: { id, focus: "20% 80%" } }] }, 0);
  expect((await published()).pictures).toMatchObject([{ id, title: "Reeds" }]);
  await owner("DELETE", `Upload/byId?Id=${id}`);
  expect((await published()).pictures).toEqual([]);
});
