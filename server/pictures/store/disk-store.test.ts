import { mkdtemp, readdir, readFile, rm, utimes, writeFile, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDiskStore } from "./disk-store.ts";
import { openPictureStore } from "./open-store.ts";
import { type ListedFile, type PictureStore, readAll } from "./picture-store.ts";

const name = "pictures/0123456789abcdef01234567/640.avif";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function listAll(store: PictureStore): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of store.list()) all.push(file);
  return all;
}
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("what was put is found, read and removed", async () => {
  const store = openDiskStore(folder);
  expect(await store.find(name)).toBeNull();
  await store.put(name, bytesOf("0123456789"));
  expect(await store.find(name)).toMatchObject({ size: 10, etag: expect.stringMatching(/^"[^"]+"$/) });
  expect(textOf(await readAll(store, name))).toBe("0123456789");
  expect(await new Response(await store.read(name, { first: 3, last: 5 })).text()).toBe("345");
  await store.remove(name);
  await store.remove(name);
  expect(await store.find(name)).toBeNull();
  await expect(store.read(name)).rejects.toThrow("ENOENT");
});

test("a folder is not a picture", async () => {
  const store = openDiskStore(folder);
  await mkdir(join(folder, "hotel", "folder.jpg"), { recursive: true });
  expect(await store.find("pictures/folder.jpg")).toBeNull();
});

test("a reader meets the old bytes or the new ones, never a mixture", async () => {
  const store = openDiskStore(folder);
  const versions = ["a", "b", "c", "d"].map((letter) => letter.repeat(2_000_000));
  await store.put(name, bytesOf(versions[0] ?? ""));
  for (const version of [...versions, ...versions]) {
    const writing = store.put(name, bytesOf(version));
    const read = await Promise.all(versions.map(() => readFile(join(folder, name), "utf8")));
    expect(read.every((text) => versions.includes(text))).toBe(true);
    await writing;
  }
  expect(await readdir(join(folder, ".incoming"))).toEqual([]);
});

test("a put that fails leaves nothing behind", async () => {
  const store = openDiskStore(folder);
  await writeFile(join(folder, "pictures"), "a file where a folder should be");
  await expect(store.put(name, bytesOf("x"))).rejects.toThrow();
  expect(await readdir(join(folder, ".incoming"))).toEqual([]);
});

test.each([
  "../outside.jpg",
  "pictures/../../outside.jpg",
  "/etc/outside.jpg",
  "pictures//outside.jpg",
  "hotel\\outside.jpg",
  "pictures/out\0side.jpg",
  ".incoming/half.jpg",
  "pictures/./outside.jpg",
  "",
  "hotel",
])("the name %j does not leave the store's folder", async (escape) => {
  const store = openDiskStore(join(folder, "store"));
  await writeFile(join(folder, "outside.jpg"), "secret");
  await expect(store.put(escape, bytesOf("x"))).rejects.toThrow("Not a picture's name");
  await expect(store.find(escape)).rejects.toThrow("Not a picture's name");
  await expect(store.read(escape)).rejects.toThrow("Not a picture's name");
  await expect(store.remove(escape)).rejects.toThrow("Not a picture's name");
  expect(await readFile(join(folder, "outside.jpg"), "utf8")).toBe("secret");
});

test("what a crash left half written is removed when it is old, not what is being written now", async () => {
  const store = openDiskStore(folder);
  expect(await store.removeHalfWritten(new Date())).toBe(0);
  await mkdir(join(folder, ".incoming"));
  const [old, fresh] = [join(folder, ".incoming", "old"), join(folder, ".incoming", "fresh")];
  await writeFile(old, "half");
  await writeFile(fresh, "half");
  await utimes(old, 1_000_000, 1_000_000);
  expect(await store.removeHalfWritten(new Date(Date.now() - 60_000))).toBe(1);
  expect(await readdir(join(folder, ".incoming"))).toEqual(["fresh"]);
});

test("all that is stored is listed, hidden files are not, and no folder stays without files", async () => {
  const store = openDiskStore(folder);
  expect(await listAll(store)).toEqual([]);
  await store.put(name, bytesOf("01234"));
  await store.put("originals/0123456789abcdef01234567.jpg", bytesOf("x"));
  await writeFile(join(folder, ".DS_Store"), "");
  const listed = await listAll(store);
  expect(new Map(listed.map((file) => [file.name, file.size]))).toEqual(
    new Map([
      ["originals/0123456789abcdef01234567.jpg", 1],
      [name, 5],
    ]),
  );
  expect(await store.changedAt(name)).toEqual(listed.find((file) => file.name === name)?.changedAt);
  await store.remove(name);
  expect(await readdir(join(folder, "pictures"))).toEqual([]);
  expect(await store.changedAt(name)).toBeNull();
});

test("a store whose folder was taken away makes it again", async () => {
  const store = openDiskStore(join(folder, "uploads"));
  await store.put(name, bytesOf("x"));
  await rm(join(folder, "uploads"), { recursive: true });
  await store.put(name, bytesOf("y"));
  expect(textOf(await readAll(store, name))).toBe("y");
});

test("without PICTURES_URL the pictures are files in the data folder", async () => {
  const store = await openPictureStore(folder);
  await store.put(name, bytesOf("x"));
  expect((await stat(join(folder, "uploads", name))).size).toBe(1);
});
