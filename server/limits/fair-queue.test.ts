import { expect, test, vi } from "vitest";
import { FairQueue } from "./fair-queue.ts";

type Item = { name: string };

function queue(...waiting: string[]) {
  const fair = new FairQueue<Item>();
  const items = new Map<string, Item>();
  const add = (word: string) => {
    const item = { name: word };
    items.set(word, item);
    fair.add(item, word[0] ?? "");
  };
  for (const word of waiting) add(word);
  const take = (count: number) => Array.from({ length: count }, () => fair.take()?.name).join(" ");
  const join = (word: string, network: string) => fair.join(items.get(word) ?? { name: "" }, network);
  return { fair, add, join, take };
}

test("one network is served in order", () => {
  expect(queue("a1", "a2", "a3").take(4)).toBe("a1 a2 a3 ");
});

test("who asks for little does not wait behind who asks for much", () => {
  const { add, take } = queue("a1", "a2", "a3", "a4", "b1", "b2", "c1");
  expect(take(3)).toBe("c1 b1 b2");
  add("d1");
  expect(take(5)).toBe("d1 a1 a2 a3 a4");
});

test("many networks that asked before do not keep a new one waiting", () => {
  const { add, take } = queue("a1", "b1", "c1");
  expect(take(3)).toBe("a1 b1 c1");
  for (const word of ["a2", "b2", "c2", "d1"]) add(word);
  expect(take(4)).toBe("d1 a2 b2 c2");
});

test("what several networks wait for comes once, at the turn of the first of them", () => {
  const { fair, join, take } = queue("a1", "a2", "a3", "b1");
  join("a3", "c");
  expect(fair.size).toBe(4);
  expect(take(5)).toBe("b1 a3 a1 a2 ");
  join("a3", "d");
  expect(fair.size).toBe(0);
});

test("room is made by the last of who waits for most, and not for them", () => {
  const { fair, take } = queue("a1", "a2", "a3", "b1");
  expect(fair.giveUpFor("a")).toBeUndefined();
  expect(fair.giveUpFor("c")).toEqual({ name: "a3" });
  expect(fair.giveUpFor("b")).toEqual({ name: "a2" });
  expect(fair.giveUpFor("b")).toBeUndefined();
  expect(take(3)).toBe("b1 a1 ");
});

test("of many networks that wait for one thing each, who asked for most makes room", () => {
  const { fair, add, take } = queue("a1", "b1");
  expect(take(2)).toBe("a1 b1");
  for (const word of ["a2", "c1"]) add(word);
  expect(fair.giveUpFor("d")).toEqual({ name: "a2" });
  expect(fair.giveUpFor("d")).toEqual({ name: "c1" });
});

test("what others wait for too is not given up; the next longest is", () => {
  const { fair, join } = queue("a1", "a2", "b1");
  join("a1", "c");
  join("a2", "c");
  expect(fair.giveUpFor("d")).toEqual({ name: "b1" });
  expect(fair.giveUpFor("d")).toBeUndefined();
});

test("who has waited for long has every second turn, however many networks come that never asked before", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const queue = new FairQueue<{ name: string }>();
  for (let asked = 0; asked < 5; asked += 1) {
    queue.add({ name: "page" }, "guest");
    queue.take();
  }
  queue.add({ name: "guest" }, "guest");
  const taken: string[] = [];
  for (let network = 0; network < 40; network += 1) {
    queue.add({ name: `new ${network}` }, `network ${network}`);
    queue.add({ name: `more ${network}` }, `other ${network}`);
    vi.advanceTimersByTime(100);
    taken.push(queue.take()?.name ?? "");
  }
  vi.useRealTimers();
  expect(taken.indexOf("guest")).toBeGreaterThan(0);
  expect(taken.indexOf("guest")).toBeLessThan(12);
  expect(queue.size).toBe(1 + 80 - 40);
  const left = Array.from({ length: queue.size }, () => queue.take()?.name);
  expect([new Set([...taken, ...left]).size, queue.size, queue.take()]).toEqual([81, 0, undefined]);
});

test("of networks that asked for as much, who has no busy neighbours is next, and is given room", () => {
  const queue = new FairQueue<{ name: string }>(20);
  const addCrowd = (from: number, until: number) => {
    for (let network = from; network < until; network += 1)
      queue.add({ name: "crowd" }, `2001:db8:${network.toString(16)}:0::/64`);
  };
  addCrowd(0, 150);
  expect(queue.giveUpFor("2001:db8:ffff:0::/64")).toBeUndefined();
  expect(queue.giveUpFor("203.0.113.7")).toEqual({ name: "crowd" });
  queue.add({ name: "guest" }, "203.0.113.7");
  addCrowd(150, 160);
  expect(queue.take()).toEqual({ name: "guest" });
  queue.add({ name: "second guest" }, "203.0.200.1");
  for (let tries = 0; tries < 300; tries += 1) queue.giveUpFor(`198.51.100.${tries}`);
  expect(Array.from({ length: 3 }, () => queue.take()?.name)).toContain("second guest");
});

test("who waits is not given up for a network elsewhere while those around asked for no more than a few visitors do", () => {
  const queue = new FairQueue<{ name: string }>(20);
  for (let guest = 0; guest < 90; guest += 1) queue.add({ name: "guest" }, `203.0.113.${guest}`);
  expect(queue.giveUpFor("2001:db8:1:0::/64")).toBeUndefined();
});
