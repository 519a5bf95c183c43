import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "#server/http/listen.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { addHotel, addRoom, bookingFormFor } from "../support/factories.ts";
import { openOnFreePort } from "../support/free-port.ts";
import { generatedTypes } from "../support/generated-types.ts";
import { owner } from "../support/owner.ts";

type Client = {
  bookAStay(
    site: string,
    stay: { checkInDate: string; checkOutDate: string },
  ): Promise<{ id: number; hotel: string; reference: string; isSentOnce: boolean }>;
  acceptBooking(
    site: string,
    staff: typeof owner,
    id: number,
    meanwhile?: () => Promise<void>,
  ): Promise<{ status: string; refusals: string[] }>;
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "tools/api-client");
const run = promisify(execFile);

let app: TestApp;
let staff: TestApp["call"];
let server: ReturnType<typeof listen>;
let site: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn();
  await addRoom(staff, await addHotel(staff), { noOfRooms: 2 });
  server = listen((request, bindings) => app.app.fetch(request, bindings));
  site = `http://127.0.0.1:${await openOnFreePort(server.server)}/api`;
});
afterAll(async () => {
  await server.stop();
  await app.stop();
});

test("a client generated from the served document compiles, and one with wrong fields does not", async () => {
  const document = (await (await fetch(`${site}/openapi.json`)).json()) as object;
  const made = await mkdtemp(join(tmpdir(), "generated-client-"));
  try {
    await writeFile(join(made, "schema.d.ts"), await generatedTypes(document));
    const options = {
      extends: join(folder, "tsconfig.json"),
      compilerOptions: { rootDirs: [folder, made] },
      files: [join(folder, "book-a-stay.ts"), join(folder, "wrong-fields.ts")],
    };
    await writeFile(join(made, "tsconfig.json"), JSON.stringify(options));
    const faults = await run(join(root, "node_modules/.bin/tsc"), ["-p", made]).catch(
      (error: { stdout: string }) => error,
    );
    expect(faults.stdout).toBe("");
  } finally {
    await rm(made, { recursive: true });
  }
});

test("it finds a hotel, books it once, signs in, and accepts although a colleague was quicker", async () => {
  const client = (await import(pathToFileURL(join(folder, "book-a-stay.ts")).href)) as Client;
  const booked = await client.bookAStay(site, { checkInDate: "2030-06-10", checkOutDate: "2030-06-12" });
  expect(booked).toMatchObject({ hotel: "Willow House", isSentOnce: true });
  let isFirst = true;
  const accepted = await client.acceptBooking(site, owner, booked.id, async () => {
    if (!isFirst) return;
    isFirst = false;
    const hotelId = 1;
    await staff("PUT", `Booking/${booked.id}`, bookingFormFor(hotelId, { specialRequest: "By the window" }));
  });
  expect(accepted).toEqual({ status: "Accepted", refusals: ["Somebody else changed this meanwhile"] });
  const { data } = await staff("GET", `Booking/byId?Id=${booked.id}`);
  expect(data).toMatchObject({ status: "Accepted", specialRequest: "By the window" });
});
