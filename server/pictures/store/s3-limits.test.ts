import { expect, test } from "vitest";
import { startSilentServer } from "#test/support/silent-server.ts";
import { asFailure } from "../../db/as-failure.ts";
import { openS3Store } from "./s3-store.ts";
import { parseS3Address } from "./store-address.ts";

const limits = { connect: 200, silence: 200, call: 400 };
const name = "pictures/0123456789abcdef01234567/640.avif";

const open = (port: number) =>
  openS3Store(parseS3Address(`s3://key:secret@127.0.0.1:${port}/bucket?tls=off`), limits);

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => "none",
    (cause: unknown) => cause,
  );
  return asFailure(error)?.code;
}

test("a store that is silent is given up, whatever is asked of it, and over few connections", async () => {
  const server = await startSilentServer();
  const store = open(server.port);
  const many = Array.from({ length: 60 }, () => failureOf(store.find(name)));
  const codes = await Promise.all([
    ...many,
    failureOf(store.read(name)),
    failureOf(store.put(name, new Uint8Array(100))),
    failureOf(store.remove(name)),
  ]);
  expect(new Set(codes)).toEqual(new Set(["unavailable"]));
  expect(server.connections()).toBeLessThanOrEqual(2 * 50);
  server.stop();
});

test("a store that is not there is told as such at once", async () => {
  const server = await startSilentServer();
  server.stop();
  expect(await failureOf(open(server.port).find(name))).toBe("unavailable");
});
