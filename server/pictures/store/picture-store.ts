import { buffer } from "node:stream/consumers";

/** Bytes `first` to `last`, both included, as in HTTP. */
export type ByteRange = { first: number; last: number };

export type StoredPicture = {
  /** In bytes. */
  size: number;
  /** Strong and quoted; changes whenever the bytes do. */
  etag: string;
};

/** A stored file; `changedAt` is when it was last put. */
export type ListedFile = { name: string; size: number; changedAt: Date };

/**
 * Stores pictures by name (`picture-names.ts`). Writes are atomic: a reader never sees half a file. When `put` has
 * returned, the picture survives a power cut.
 */
export interface PictureStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such picture. `isFresh`: asks the store itself, past any cache. */
  find(name: string, isFresh?: boolean): Promise<StoredPicture | null>;
  /** All bytes, or those of `range`, which must lie within the picture. Throws when it does not exist. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Does nothing when there is no such name. */
  remove(name: string): Promise<void>;
  /** When the picture was last stored, asked of the store itself; null when there is none. */
  changedAt(name: string): Promise<Date | null>;
  /** Why the store takes no pictures, in a sentence that names the setting; undefined when all is well. Never throws. */
  fault(): Promise<string | undefined>;
  /** All stored files, in any order. Files stored or removed meanwhile may be included or not. */
  list(): AsyncIterable<ListedFile>;
  /** Removes writes that began before the moment and were never finished; returns how many. */
  removeHalfWritten(before: Date): Promise<number>;
}

/** The whole picture in memory, for conversion. Throws when it does not exist. */
export async function readAll(store: PictureStore, name: string): Promise<Uint8Array> {
  // Not through a Response: Hono's Node server replaces the global one, and its `bytes` does not work.
  return buffer(await store.read(name));
}
