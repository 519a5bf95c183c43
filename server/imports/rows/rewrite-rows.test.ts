import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, sendFile } from "#test/support/factories.ts";
import { listOfGuests } from "#test/support/list-of-guests.ts";
import { findImport, unreadRow } from "../imports.queries.ts";
import { rewriteRows, TakenOver } from "./rewrite-rows.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("while a long file's rows are written anew a guest's booking is stored, who was erased stays out, and one run alone writes", async () => {
  const { db } = app.services;
  const hotelId = await addHotel(staff, { hotelName: "Pine House" });
  const { token, fresh } = await sendFile(staff, "guests", listOfGuests(3000, "Walnut"));
  const record = await findImport(db.executor, token);
  if (!record) throw new Error("there is no preview");
  const rows = Array.from({ length: fresh }, (_, index) => unreadRow({ row: index + 2, cells: ["Almond"] }));
  const erased = db.executor.updateTable("import_rows").set({ cells: "", outcome: "" });
  await erased.where("import_id", "=", record.id).where("row_number", "=", 1700).execute();
  const answered: string[] = [];
  const [written] = await Promise.all([
    rewriteRows(db, record, rows).finally(() => answered.push("rows")),
    app.call("POST", "Booking", bookingFormFor(hotelId)).finally(() => answered.push("booking")),
  ]);
  expect(answered).toEqual(["booking", "rows"]);
  expect(written.map(({ row }) => row)).toEqual(rows.map(({ row }) => row).filter((row) => row !== 1700));
  const other = { id: record.id, run: "another" };
  await expect(rewriteRows(db, other, rows.slice(0, 1))).rejects.toThrow(TakenOver);
});
