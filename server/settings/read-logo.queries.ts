import type { Executor } from "../db/open.ts";

/** The logo's bytes; undefined when there is none of that name. */
export async function readLogo(db: Executor, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db.selectFrom("brand_logos").select("bytes").where("name", "=", name).executeTakeFirst();
  return row && Uint8Array.from(Buffer.from(row.bytes, "base64"));
}
