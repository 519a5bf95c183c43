// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { WaitingList } from "./waiting-list.ts";

customElements.define("waiting-list", WaitingList);

const failures: unknown[] = [];
const note = (error: unknown) => void failures.push(error);

afterEach(() => {
  process.off("unhandledRejection", note);
  vi.unstubAllGlobals();
});

test("in a browser that stores nothing the list is empty, and nothing fails", async () => {
  process.on("unhandledRejection", note);
  const refuse = vi.fn<() => never>(() => {
    throw new DOMException("The operation is insecure", "SecurityError");
  });
  vi.stubGlobal("indexedDB", { open: refuse });
  vi.stubGlobal("sessionStorage", { getItem: refuse });
  const list = document.createElement("waiting-list");
  document.body.append(list);
  await vi.waitFor(() => expect(refuse.mock.calls.length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(list.childElementCount).toBe(0);
  expect(failures).toEqual([]);
  list.remove();
});
