import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Brings what was written to a file to the disk, in a thread beside the work, and once for all who ask while the disk is
 * at work: a crowd's writes wait for a few of its turns together, and who only reads waits for none.
 */
export class DiskTurns {
  readonly #path: string;
  #file: Promise<FileHandle | undefined> | undefined;
  #turn: Promise<void> | undefined;
  #nextTurn: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves once all that was written before the call is on the disk. */
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
      this.#turn = undefined;
    });
    this.#turn = turn;
    return turn;
  }

  async #sync(): Promise<void> {
    this.#file ??= this.#open();
    await (await this.#file)?.datasync();
  }

  /** A new file outlasts a power cut only when its folder is on the disk too. */
  async #open(): Promise<FileHandle | undefined> {
    const file = await open(this.#path, "r+").catch((error: unknown) => {
      this.#file = undefined;
      // Where a disk allows no log SQLite writes without one, and waits by itself.
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    });
    // Windows opens no folders, and needs none.
    const folder = !file || process.platform === "win32" ? undefined : await open(dirname(this.#path));
    await folder?.sync().finally(() => folder.close());
    return file;
  }
}
