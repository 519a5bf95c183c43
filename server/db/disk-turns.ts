import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Brings what was written to a file to the disk, in a thread beside the work, and once for all who ask while the disk is
 * at work: a crowd's writes wait for a few of its turns together, and who only reads waits for none.
 */
export class DiskTurns {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;
  #turn: Promise<void> | undefined;
  #nextTurn: Promise<void> | undefined;
  #failure: unknown;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Resolves once all that was written before the call is on the disk. After the disk has failed once it rejects for
   * good: what the disk did not take may be missing before what it takes later, and a log is read up to the gap.
   */
  written(): Promise<void> {
    if (!this.#turn) return this.#begin();
    // The turn that has begun may miss what was written since.
    this.#nextTurn ??= this.#turn
      .catch(() => {})
      .then(() => {
        this.#nextTurn = undefined;
        return this.#begin();
      });
    return this.#nextTurn;
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
  }

  #begin(): Promise<void> {
    const turn = this.#sync().finally(() => {
      if (this.#turn === turn) this.#turn = undefined;
    });
    this.#turn = turn;
    return turn;
  }

  async #sync(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#file ??= this.#open();
    const file = await this.#file;
    try {
      await file.datasync();
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  async #open(): Promise<FileHandle> {
    const file = await open(this.#path, "r+").catch((error: unknown) => {
      this.#file = undefined;
      throw error;
    });
    await bringFolder(dirname(this.#path));
    return file;
  }
}

/** A new file outlasts a power cut only when its folder is on the disk too; not every disk knows how to bring one. */
async function bringFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
