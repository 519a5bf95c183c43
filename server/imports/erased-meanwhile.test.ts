import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, importFormFor, sendFile } from "#test/support/factories.ts";
import { listOfGuests } from "#test/support/list-of-guests.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const phone = "9111100777";

async function latest(): Promise<Import | undefined> {
  const [one] = (await staff("GET", "Import/all")).data as Import[];
  return one && ((await staff("GET", `Import?token=${one.token}&limit=1`)).data as Import);
}

async function until(isSo: (now: Import | undefined) => boolean): Promise<void> {
  while (!isSo(await latest())) await pause(5);
}

test("who is erased while a long file is looked over is not in its preview", async () => {
  await addHotel(staff, { hotelName: "Pine House" });
  const list = `${listOfGuests(1000, "Walnut")}\nZubin,${phone},Pine House,2020-03-01,2020-03-04\n`;
  const sent = staff("POST", "Import", importFormFor("guests", list));
  await until((now) => now !== undefined && (now.done > 0 || now.state === "ready"));
  const { mark } = (await staff("POST", "Person/find", { who: phone })).data as { mark: string };
  expect((await staff("POST", "Person/erase", { who: phone, mark })).status).toBe(200);
  expect((await latest())?.state).toBe("reading");
  await sent;
  await until((now) => now?.state !== "reading");
  expect((await latest())?.fresh).toBe(1000);
  const kept = await app.services.db.executor
    .selectFrom("import_rows")
    .select(["cells", "outcome"])
    .execute();
  expect(kept).toHaveLength(1000);
  expect(JSON.stringify(kept)).not.toContain(phone);
});

const onPostgres = test.skipIf(process.env["TEST_DATABASE_URL"] === undefined);

onPostgres("who is erased while a long file is written is not in what it has made", async () => {
  const list = `${listOfGuests(1000, "Almond")}\nZubin,${phone},Pine House,2020-03-01,2020-03-04\n`;
  const { token } = await sendFile(staff, "guests", list);
  await until((now) => now?.state === "ready");
  const written = staff("POST", "Import", { token });
  await until((now) => now?.state === "writing" && now.done > 0);
  const { mark } = (await staff("POST", "Person/find", { who: phone })).data as { mark: string };
  expect((await staff("POST", "Person/erase", { who: phone, mark })).status).toBe(200);
  expect((await latest())?.state).toBe("writing");
  await written;
  await until((now) => now?.state !== "writing");
  expect(await latest()).toMatchObject({ state: "ready", fresh: 1000 });
  const stays = app.services.db.executor.selectFrom("bookings").select("id").where("phone", "=", phone);
  expect(await stays.execute()).toEqual([]);
});
