import { createHash } from "node:crypto";
import type { Row } from "./rows.queries.ts";

/** A table's number of rows and a hash of all of them, independent of their order. */
export class TableHash {
  rows = 0;
  readonly #sum = Buffer.alloc(32);

  add(row: Row): void {
    const hash = createHash("sha256").update(JSON.stringify(row)).digest();
    for (let place = 0; place < hash.length; place += 1) this.#sum[place]! ^= hash[place]!;
    this.rows += 1;
  }

  get hash(): string {
    return this.#sum.toString("hex");
  }
}
