import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { seal, unseal } from "./sealed-stream.ts";

const key = "a key of at least thirty-two characters";
const piece = 256 * 1024;

async function* chunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}
const sealed = async (bytes: Uint8Array, size = 60_000) =>
  buffer(seal(chunks(bytes, size), key, "agency.sqlite"));
const opened = async (bytes: Uint8Array, by = key, name = "agency.sqlite", size = 60_000) =>
  buffer(unseal(chunks(bytes, size), by, name));

test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 7])(
  "%i bytes come back as they were, however the stream is cut",
  async (length) => {
    const bytes = randomBytes(length);
    const kept = await sealed(bytes, 100_000);
    // One byte stands somewhere in any encrypted text.
    if (length >= 32) expect(kept.includes(bytes.subarray(0, 32))).toBe(false);
    expect((await opened(kept, key, "agency.sqlite", 77_777)).equals(bytes)).toBe(true);
  },
);

test("the same bytes are never encrypted in the same way", async () => {
  const [one, other] = await Promise.all([sealed(Buffer.alloc(100)), sealed(Buffer.alloc(100))]);
  expect(one.equals(other)).toBe(false);
});

test("another key, another name, a changed byte, a piece cut off, moved or added: refused", async () => {
  const kept = await sealed(randomBytes(3 * piece));
  const head = 32;
  const whole = piece + 16;
  const at = (start: number, end?: number) => kept.subarray(head + start * whole, end && head + end * whole);
  const opening = kept.subarray(0, head);
  const changed = Buffer.from(kept);
  changed.writeUInt8(changed.readUInt8(head + 5) ^ 1, head + 5);
  const faulty = {
    "a changed byte": changed,
    "its end cut off": Buffer.concat([opening, at(0, 2)]),
    "a byte cut off": kept.subarray(0, -1),
    "everything cut off": opening,
    "half an opening": opening.subarray(0, 20),
    nothing: Buffer.alloc(0),
    "pieces moved": Buffer.concat([opening, at(1, 2), at(0, 1), at(2)]),
    "a piece added": Buffer.concat([kept, at(2)]),
  };
  for (const [fault, bytes] of Object.entries(faulty)) await expect(opened(bytes), fault).rejects.toThrow();
  await expect(opened(kept, `${key}!`)).rejects.toThrow();
  await expect(opened(kept, key, "database.dump")).rejects.toThrow();
});
