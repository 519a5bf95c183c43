import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const stay = "checkInDate=2030-06-10&checkOutDate=2030-06-12";

test.each(["", `&${stay}`])(
  "a change that comes while a list is read is in the next list%s",
  async (more) => {
    const id = await addHotel(staff);
    const { content, db } = app.services;
    const { current } = content;
    const list = async () => {
      const { data } = await app.call("GET", `Hotel/AllUser?limit=50${more}`);
      return (data as { id: number; description: string }[]).find((hotel) => hotel.id === id)?.description;
    };
    const write = (description: string) =>
      db.executor.updateTable("hotels").set({ description }).where("id", "=", id).execute();
    try {
      for (const at of [1, 2, 3]) {
        let looks = 0;
        // Another process writes just before this look at the version.
        content.current = async () => {
          looks += 1;
          if (looks === at) await write(`Changed before look ${at}`);
          return current();
        };
        await list();
        content.current = current;
        if (looks >= at) expect(await list()).toBe(`Changed before look ${at}`);
        await write("As it was");
      }
    } finally {
      content.current = current;
    }
  },
);
