import { createHash } from "node:crypto";
import { assertStoreName } from "../../../server/pictures/store/picture-names.ts";
import type { PictureStore } from "../../../server/pictures/store/picture-store.ts";

/** A picture store in memory; `names` lists its files. */
export function createMemoryStore(): PictureStore & {
  names(): string[];
  age(name: string, moment: Date): void;
} {
  const kept = new Map<string, Uint8Array>();
  const putAt = new Map<string, Date>();
  return {
    async put(name, bytes) {
      assertStoreName(name);
      kept.set(name, bytes.slice());
      putAt.set(name, new Date());
    },
    async find(name) {
      const bytes = kept.get(name);
      return bytes
        ? { size: bytes.byteLength, etag: `"${createHash("sha1").update(bytes).digest("hex")}"` }
        : null;
    },
    async read(name, range) {
      const bytes = kept.get(name);
      if (!bytes) throw new Error(`No picture ${name}`);
      return new Blob([
        Uint8Array.from(range ? bytes.subarray(range.first, range.last + 1) : bytes),
      ]).stream();
    },
    async remove(name) {
      kept.delete(name);
    },
    changedAt: async (name) => (kept.has(name) ? (putAt.get(name) ?? null) : null),
    fault: () => Promise.resolve(undefined),
    async *list() {
      for (const [name, { byteLength }] of kept)
        yield { name, size: byteLength, changedAt: putAt.get(name) ?? new Date() };
    },
    removeHalfWritten: () => Promise.resolve(0),
    /** Backdates a file to `moment`. */
    age: (name: string, moment: Date) => void putAt.set(name, moment),
    names: () => [...kept.keys()].sort(),
  };
}
