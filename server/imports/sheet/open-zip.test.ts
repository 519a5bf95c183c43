import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openOneByOne, openZip } from "./open-zip.ts";

const megabyte = 1024 * 1024;
const limits = { files: 10, each: 15 * megabyte, together: 30 * megabyte };
const all = () => true;

async function namesOf(bytes: Uint8Array, isWanted: (name: string) => boolean = all): Promise<string[]> {
  const names: string[] = [];
  for await (const [name, { length }] of openOneByOne(bytes, isWanted, limits))
    names.push(`${name} ${length}`);
  return names;
}

/** A ZIP whose directory names the same stored file under several names, each of which says to be empty. */
function namedSeveralTimes(times: number): Uint8Array {
  const bytes = zipSync({ "a.jpg": [new Uint8Array(5 * megabyte), { level: 0 }] });
  const end = bytes.length - 22;
  const directory = new DataView(bytes.buffer).getUint32(end + 16, true);
  const entries = Array.from({ length: times }, (_, index) => {
    const entry = bytes.slice(directory, end);
    new DataView(entry.buffer).setUint32(24, 0, true);
    entry.set(strToU8(String(index)), 46);
    return entry;
  });
  const last = bytes.slice(end);
  const view = new DataView(last.buffer);
  view.setUint16(8, times, true);
  view.setUint16(10, times, true);
  return Buffer.concat([bytes.subarray(0, directory), ...entries, last]);
}

test("files are unpacked one by one, and those that are not wanted not at all", async () => {
  const zip = zipSync({
    "a.jpg": strToU8("a"),
    "b.txt": strToU8("b"),
    "c.jpg": new Uint8Array(2 * megabyte),
  });
  expect(await namesOf(zip, (name) => name.endsWith(".jpg"))).toEqual(["a.jpg 1", `c.jpg ${2 * megabyte}`]);
});

test("what many names have of the same bytes is counted for each of them, whatever they say", async () => {
  expect(Object.keys(openZip(namedSeveralTimes(6), all, limits))).toHaveLength(6);
  expect(() => openZip(namedSeveralTimes(7), all, limits)).toThrow("too large to be read here");
  await expect(namesOf(namedSeveralTimes(7))).rejects.toThrow("too large to be read here");
});

test("a site goes on while what was packed small is unpacked", async () => {
  const zip = zipSync({ "a.jpg": new Uint8Array(14 * megabyte), "b.jpg": new Uint8Array(14 * megabyte) });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await namesOf(zip)).toHaveLength(2);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

test("what is no ZIP, or is damaged within, is refused in words", async () => {
  const damaged = zipSync({ "a.jpg": new Uint8Array(2 * megabyte) });
  damaged.fill(255, 40, 60);
  for (const bytes of [strToU8("no ZIP at all, but a text of some length"), damaged])
    await expect(namesOf(bytes)).rejects.toThrow("This file is damaged");
});
