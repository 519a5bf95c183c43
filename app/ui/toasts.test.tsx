// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastProvider, useToast } from "./toasts.tsx";
import { toastDuration } from "./toast-region.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function SaveButton() {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast("success", "Booking saved")}>
      Save
    </button>
  );
}

function renderAndSave() {
  render(
    <ToastProvider>
      <SaveButton />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText("Save"));
}

test("a message is announced in a region that was there before, and goes after five seconds", () => {
  renderAndSave();
  expect(screen.getByRole("status").textContent).toContain("Booking saved");
  wait(toastDuration - 1);
  expect(screen.queryByText("Booking saved")).not.toBeNull();
  wait(1);
  expect(screen.queryByText("Booking saved")).toBeNull();
});

test("a message under the pointer stays", () => {
  renderAndSave();
  const toast = screen.getByText("Booking saved");
  fireEvent.pointerEnter(toast.parentElement ?? toast);
  wait(10 * toastDuration);
  expect(screen.queryByText("Booking saved")).not.toBeNull();
  fireEvent.pointerLeave(toast.parentElement ?? toast);
  wait(toastDuration);
  expect(screen.queryByText("Booking saved")).toBeNull();
});

test("a message can be dismissed", () => {
  renderAndSave();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Booking saved")).toBeNull();
});

test("a message of the server is part of the page without any script", () => {
  const flash = { id: "1", tone: "error" as const, text: "No room is left" };
  expect(renderToString(<ToastProvider flash={flash}>page</ToastProvider>)).toContain("No room is left");
});

test("what is pressed in a message stays where it is when React takes over", () => {
  const flash = {
    id: "1",
    tone: "success" as const,
    text: "Deleted",
    action: <button type="button">Undo</button>,
  };
  const page = <ToastProvider flash={flash}>page</ToastProvider>;
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  const widths = () => [...(container.querySelector(".shadow-high")?.children ?? [])].map(widthOf);
  const before = widths();
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(screen.getByRole("button", { name: "Dismiss" })).toBeTruthy();
  expect(widths()).toEqual(before);
});

/** The classes that say how much of a line an element takes. */
function widthOf(element: Element): string {
  return (element.getAttribute("class") ?? "")
    .split(" ")
    .filter((word) => /^(?:size|flex)-/.test(word))
    .toSorted()
    .join(" ");
}

test("what the server says next takes the place of what it said before", () => {
  const said = (id: string, text: string) => (
    <ToastProvider flash={{ id, tone: "success", text }}>page</ToastProvider>
  );
  const { rerender } = render(said("1", "Booking deleted"));
  rerender(said("2", "Booking restored"));
  expect(screen.getByRole("status").textContent).toBe("Booking restored");
});

test("a message is swept aside by a finger", () => {
  renderAndSave();
  const toast = screen.getByText("Booking saved").parentElement;
  if (!toast) throw new Error("The message stands alone");
  fireEvent.touchStart(toast, { changedTouches: [{ clientX: 20 }] });
  fireEvent.touchEnd(toast, { changedTouches: [{ clientX: 40 }] });
  expect(screen.queryByText("Booking saved")).not.toBeNull();
  fireEvent.touchStart(toast, { changedTouches: [{ clientX: 20 }] });
  fireEvent.touchEnd(toast, { changedTouches: [{ clientX: 120 }] });
  expect(screen.queryByText("Booking saved")).toBeNull();
});
