import { request } from "node:http";

/** A reply as it came over the wire, without the headers that `node:http` writes by itself. */
export type CapturedReply = { path: string; status: number; headers: string[]; body: string; etag: string };

const writtenByNode = /^(?:connection|keep-alive|date)$/i;

export const encoding = "gzip, deflate, br, zstd";

/** Pages name the host that they were asked for by, so that all requests have to name the same one. */
export const host = "localhost";

/** Asks once, and takes down the reply; `body` is base64. */
export function capture(address: string, path: string, etag?: string): Promise<CapturedReply> {
  const headers = { host, "accept-encoding": encoding, ...(etag && { "if-none-match": etag }) };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("error", reject);
      reply.on("end", () => {
        const pairs = reply.rawHeaders.filter(
          (_, index, all) => !writtenByNode.test(all[index - (index % 2)] ?? ""),
        );
        resolve({
          path,
          status: reply.statusCode ?? 0,
          headers: pairs,
          body: Buffer.concat(chunks).toString("base64"),
          etag: reply.headers.etag ?? "",
        });
      });
    });
    sent.on("error", reject).end();
  });
}
