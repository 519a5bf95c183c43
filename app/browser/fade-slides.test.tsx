// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FadeCarousel } from "#app/ui/fade-carousel.tsx";
import { FadeSlides } from "./fade-slides.ts";

const interval = 10_000;
const shown = () => document.querySelector(".slide[data-current]")?.textContent;

/** The browser's own parts that jsdom has not: everything is in sight. */
class InSight {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

function open({ stillness }: { stillness: boolean }): void {
  vi.stubGlobal("matchMedia", () => ({ matches: stillness, addEventListener: () => {} }));
  vi.stubGlobal("IntersectionObserver", InSight);
  document.body.innerHTML = renderToStaticMarkup(
    <FadeCarousel label="Places" interval={interval} startAt={1}>
      <p key="dal">Dal</p>
      <p key="gulmarg">Gulmarg</p>
      <p key="sonamarg">Sonamarg</p>
    </FadeCarousel>,
  );
  if (!customElements.get("fade-slides")) customElements.define("fade-slides", FadeSlides);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("starts with the slide it was told, moves on by itself and comes round", () => {
  open({ stillness: false });
  expect(shown()).toBe("Gulmarg");
  vi.advanceTimersByTime(interval - 1);
  expect(shown()).toBe("Gulmarg");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("Sonamarg");
  vi.advanceTimersByTime(interval);
  expect(shown()).toBe("Dal");
});

test("stands still once paused, and goes on from there", () => {
  open({ stillness: false });
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  vi.advanceTimersByTime(3 * interval);
  expect(shown()).toBe("Gulmarg");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  vi.advanceTimersByTime(interval);
  expect(shown()).toBe("Sonamarg");
});

test("who asked for less motion gets none unasked, and still has the buttons and arrow keys", () => {
  open({ stillness: true });
  vi.advanceTimersByTime(3 * interval);
  expect(shown()).toBe("Gulmarg");
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(shown()).toBe("Dal");
  fireEvent.keyDown(screen.getByRole("button", { name: "Previous" }), { key: "ArrowLeft" });
  expect(shown()).toBe("Sonamarg");
});

test("rests while a part of it holds the focus", () => {
  open({ stillness: false });
  screen.getByRole("button", { name: "Next" }).focus();
  vi.advanceTimersByTime(3 * interval);
  expect(shown()).toBe("Gulmarg");
});

test("slides out of sight cannot be reached", () => {
  open({ stillness: false });
  vi.advanceTimersByTime(interval);
  const reachable = [...document.querySelectorAll<HTMLElement>(".slide")].filter((slide) => !slide.inert);
  expect(reachable.map((slide) => slide.textContent)).toEqual(["Sonamarg"]);
});
