// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeSwitch } from "./theme-switch.tsx";
// The query gives the built script as text.
// eslint-disable-next-line import/default
import themeScript from "#app/browser/page-theme.ts?script";

const root = document.documentElement;

/** What the browser does with the inline script of the page's head. */
function openPage(): void {
  delete root.dataset["theme"];
  render(<ThemeSwitch />);
  const script = document.createElement("script");
  script.textContent = themeScript;
  document.head.append(script);
  globalThis.dispatchEvent(new Event("DOMContentLoaded"));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a remembered theme is there before anything is drawn", () => {
  localStorage.setItem("theme", "dark");
  openPage();
  expect(root.dataset["theme"]).toBe("dark");
  expect(screen.getByRole("button", { name: "Dark" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Light" }).getAttribute("aria-pressed")).toBe("false");
});

test("a choice takes effect at once and is remembered; the device's setting forgets it", () => {
  openPage();
  fireEvent.click(screen.getByRole("button", { name: "Dark" }));
  expect([root.dataset["theme"], localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  fireEvent.click(screen.getByRole("button", { name: "As my device" }));
  expect([root.dataset["theme"], localStorage.getItem("theme")]).toEqual([undefined, null]);
});

test("a value that is no theme is ignored", () => {
  localStorage.setItem("theme", "<b>");
  openPage();
  expect(root.dataset["theme"]).toBeUndefined();
});
