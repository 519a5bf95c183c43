import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { Lane } from "./lane.ts";

const { signal } = new AbortController();

/** Work that the test ends. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const does = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, does, end: (name: string) => ends.get(name)?.() };
}

test("so many work at once, the others begin in their order, and who was sent ahead last", async () => {
  const lane = new Lane(2, 10);
  const { begun, does, end } = work();
  const names = ["a", "b", "ahead", "c", "d"];
  const all = names.map((name) => lane.run({ signal, isPipelined: name === "ahead" }, does(name)));
  await expect.poll(() => begun).toEqual(["a", "b"]);
  end("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  for (const name of ["b", "c"]) end(name);
  await expect.poll(() => begun).toEqual(["a", "b", "c", "d", "ahead"]);
  for (const name of ["d", "ahead"]) end(name);
  expect(await Promise.all(all)).toEqual(names);
});

test("beyond the queue it is too busy, says when to come back, and is free again later", async () => {
  const lane = new Lane(1, 1);
  const { begun, does, end } = work();
  const first = lane.run({ signal }, does("first"));
  const second = lane.run({ signal }, does("second"));
  const refused = await lane.run({ signal }, does("third")).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "busy", headers: { "retry-after": "3" } });
  await expect.poll(() => begun).toEqual(["first"]);
  end("first");
  await first;
  await expect.poll(() => begun).toEqual(["first", "second"]);
  end("second");
  await second;
  expect(await lane.run({ signal }, () => "fourth")).toBe("fourth");
});

test("work that fails, and work whose client has left, give their place back", async () => {
  const lane = new Lane(1, 5);
  const left = new AbortController();
  const failing = lane.run({ signal }, () => Promise.reject(new Error("broken")));
  const gone = lane.run({ signal: left.signal }, () => "never");
  left.abort();
  await expect(failing).rejects.toThrow("broken");
  await expect(gone).rejects.toThrow(new AppError("client_left").message);
  expect(await lane.run({ signal }, () => "next")).toBe("next");
});
