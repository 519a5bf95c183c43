import { expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { addOwnWords } from "./add-own-words.ts";

test("facilities of one's own stand between commas or semicolons", async () => {
  const added: string[] = [];
  const create = ({ body }: { body: { name: string } }) => {
    added.push(body.name);
    return Promise.resolve({ ok: true, data: { id: added.length } });
  };
  const form = new FormData();
  form.set("newFacilities", "Bonfire; Geyser, Prayer room;");
  expect(await addOwnWords({ facilities: { create } } as unknown as Client, form)).toBeUndefined();
  expect(added).toEqual(["Bonfire", "Geyser", "Prayer room"]);
  expect(form.getAll("facilities")).toEqual(["1", "2", "3"]);
});
