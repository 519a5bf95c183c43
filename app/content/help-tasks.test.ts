import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { helpFor, helpTasks } from "./help-tasks.ts";

test.each(helpTasks)("$id: a few sentences, a picture of its screen, and a screen that is there", (task) => {
  const { id, text, href } = task;
  expect(text.split(". ").length).toBeGreaterThan(1);
  expect(text.length).toBeLessThan(400);
  expect(existsSync(new URL(`../features/help/pictures/${id}.webp`, import.meta.url))).toBe(true);
  const routes = readFileSync(new URL("../routes.ts", import.meta.url), "utf8");
  const last = href.split("/").at(-1) ?? "";
  expect(routes.includes(`"${last}"`) || href.startsWith("/control/settings/")).toBe(true);
  expect(helpFor(href)).toBe(task);
});

test("a screen within a task's has its help; others have none", () => {
  expect(helpFor("/control/site/team")?.id).toBe("website");
  expect([helpFor("/control/log"), helpFor("/control/sitemap"), helpFor("/control/help")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
