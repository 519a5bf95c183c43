import { expect, test } from "vitest";
import { MadeReply } from "./made-reply.ts";
import { ReplyStore } from "./reply-store.ts";
import { Source } from "./source.ts";

const megabyte = 1024 * 1024;

function replyOf(bytes: number): MadeReply {
  const headers = { "content-type": "text/html" };
  return new MadeReply(new Response("", { headers }), Buffer.alloc(bytes, "a"), "/", new Source());
}

test("made-up addresses fill no more than their room, and drive no plain address out", async () => {
  const store = new ReplyStore(megabyte);
  store.renew("1");
  const plain = replyOf(100_000);
  store.put(" /", plain, { state: "1", isVaried: false });
  await plain.in("br");
  for (let number = 0; number < 1000; number += 1) {
    const reply = replyOf(10_000);
    store.put(` /?page=${number}`, reply, { state: "1", isVaried: true });
    await reply.in("gzip");
    expect(store.size).toBeLessThanOrEqual(megabyte);
  }
  expect(store.size).toBeGreaterThan(megabyte / 2);
  const has = (key: string) => store.get(key) !== undefined;
  expect([has(" /"), has(" /?page=0"), has(" /?page=999")]).toEqual([true, false, true]);
});

test("what was sent last stays longest; what is larger than all the room is not cached", () => {
  const store = new ReplyStore(megabyte);
  store.renew("1");
  for (const key of ["a", "b", "c", "d"]) {
    store.put(key, replyOf(120_000), { state: "1", isVaried: false });
    store.get("a");
  }
  store.put("e", replyOf(120_000), { state: "1", isVaried: false });
  expect(["a", "b", "e"].map((key) => store.get(key) !== undefined)).toEqual([true, false, true]);
  store.put("f", replyOf(megabyte), { state: "1", isVaried: false });
  expect(["a", "f"].map((key) => store.get(key) !== undefined)).toEqual([true, false]);
});

test("another state forgets all, and what was made from the former one is not cached any more", async () => {
  const store = new ReplyStore(megabyte);
  store.renew("1");
  const reply = replyOf(1000);
  store.put("a", reply, { state: "1", isVaried: false });
  store.renew("2");
  expect([store.get("a"), store.size]).toEqual([undefined, 0]);
  await reply.in("br");
  store.put("b", replyOf(10), { state: "1", isVaried: false });
  expect([store.get("b"), store.size]).toEqual([undefined, 0]);
});
