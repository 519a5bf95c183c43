import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { Audience } from "./audience.ts";
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

test("a network with many requests keeps no other waiting, and makes room for it", async () => {
  const lane = new Lane(1, 3);
  const { begun, does, end } = work();
  const names = ["a1", "a2", "a3", "a4", "b1"];
  const all = names.map((name) =>
    lane
      .run({ signal, address: name.startsWith("a") ? "203.0.113.7" : "198.51.100.9" }, does(name))
      .catch((error: unknown) => (error instanceof AppError ? error.code : error)),
  );
  await expect.poll(() => begun).toEqual(["a1"]);
  for (const name of ["a1", "b1", "a2", "a3"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "busy", "b1"]);
});

test("what others come to wait for has their turns, and is not refused with its network", async () => {
  const lane = new Lane(1, 2);
  const { begun, does, end } = work();
  const audience = new Audience();
  const address = "203.0.113.7";
  const first = lane.run({ signal, address }, does("first"));
  const shared = lane.run({ signal, address, audience }, does("shared"));
  const own = lane.run({ signal, address }, does("own")).catch((error: unknown) => error);
  audience.join("192.0.2.1");
  const other = lane.run({ signal, address: "198.51.100.9" }, does("other"));
  expect(await own).toMatchObject({ code: "busy" });
  expect(audience.isRefused).toBe(false);
  for (const name of ["first", "shared", "other"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all([first, shared, other])).toEqual(["first", "shared", "other"]);
});
