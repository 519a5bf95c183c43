import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withUnsentData } from "./unsent-data.ts";

const read = { house: "Two Chinars", rooms: [1, 2] };
const loader = async () => read;
const route = (id: string, parentId: string | undefined, path: string | undefined, module: object) => ({
  [id]: { id, parentId, path, module: { default: () => null, loader, ...module } },
});

const build = {
  routes: {
    ...route("root", undefined, "", {}),
    ...route("house", "root", "house/:id", {}),
    ...route("office", "root", undefined, { handle: { hydrate: true } }),
    ...route("list", "office", "control/list", {}),
  },
} as unknown as ServerBuild;

async function readBy(id: string, pattern: string) {
  const made = withUnsentData(build).routes[id]?.module.loader;
  return (await made?.({ pattern } as Parameters<typeof made>[0])) as typeof read;
}

test("what a page without React reads is there for its components and not for the browser", async () => {
  for (const id of ["root", "house"]) {
    const data = await readBy(id, "house/:id");
    expect(data.house).toBe("Two Chinars");
    expect(Object.entries(data)).toEqual([]);
  }
});

test("what a page that React takes over reads is sent with it", async () => {
  for (const id of ["root", "list"]) expect(await readBy(id, "control/list")).toBe(read);
});
