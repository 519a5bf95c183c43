import { once } from "node:events";
import { createServer } from "node:http";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUploads } from "#server/http/uploads.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { openS3Store } from "./s3-store.ts";
import { parseS3Address } from "./store-address.ts";

const bytes = "0123456789";

/** How the store is: it answers, breaks every connection, or says itself that it cannot. */
let state: "well" | "away" | "unwell" = "well";

const bucket = createServer((request, response) => {
  if (state === "away") request.socket.destroy();
  else if (state === "unwell") response.writeHead(503).end();
  else {
    response.writeHead(200, { "content-length": bytes.length, etag: '"a1"' });
    response.end(request.method === "HEAD" ? undefined : bytes);
  }
});

let logged: unknown[];
let uploads: ReturnType<typeof createUploads>;

const app = appOfFile();

beforeAll(async () => {
  bucket.listen(0, "127.0.0.1");
  await once(bucket, "listening");
  const address = bucket.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const place = parseS3Address(`s3://key:secret@127.0.0.1:${address.port}/bucket?tls=off`);
  const log = pino({ level: "error" }, { write: (line) => void logged.push(JSON.parse(line)) });
  const pictures = { ...app.services.pictures, store: openS3Store(place) };
  uploads = createUploads({ ...app.services, log, pictures });
});
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});

const nameOf = (letter: string) => `pictures/${letter.repeat(24)}/640.avif`;

async function ask(name: string) {
  logged = [];
  const bindings = { requestId: "request-7" };
  return uploads.fetch(new Request(`http://site.example/uploads/${name}`), bindings);
}

test.each([
  ["away", "a", "b"],
  ["unwell", "c", "d"],
] as const)(
  "while the store is %s a picture is a 503 that no cache keeps, and afterwards it comes by itself",
  async (outage, known, unknown) => {
    state = "well";
    expect((await ask(nameOf(known))).status).toBe(200);
    state = outage;
    for (const letter of [known, unknown]) {
      const reply = await ask(nameOf(letter));
      expect([letter, reply.status, reply.headers.get("retry-after")]).toEqual([letter, 503, "5"]);
      expect(reply.headers.get("cache-control")).toBeNull();
      expect(await reply.json()).toMatchObject({ status: 503, data: null });
      expect(logged).toMatchObject([{ msg: "request failed", requestId: "request-7" }]);
    }
    state = "well";
    for (const letter of [known, unknown]) {
      const reply = await ask(nameOf(letter));
      expect([letter, reply.status, await reply.text()]).toEqual([letter, 200, bytes]);
    }
    expect(logged).toEqual([]);
  },
);
