import { expect, test } from "vitest";
import { createWorkLine } from "./work-line.ts";

test("one at a time; what a person waits for goes first", async () => {
  const line = createWorkLine();
  const log: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await until;
    log.push(`${name} ends`);
    return name;
  };
  const all = [
    line.run("later", work("first size", gate)),
    line.run("later", work("second size")),
    line.run("now", work("upload")),
  ];
  await Promise.resolve();
  expect(log).toEqual(["first size begins"]);
  open();
  expect(await Promise.all(all)).toEqual(["first size", "second size", "upload"]);
  expect(log.slice(1)).toEqual([
    "first size ends",
    "upload begins",
    "upload ends",
    "second size begins",
    "second size ends",
  ]);
});

test("work that fails is told to its sender alone", async () => {
  const line = createWorkLine();
  const failing = line.run("now", () => Promise.reject(new Error("broken")));
  const next = line.run("now", () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
