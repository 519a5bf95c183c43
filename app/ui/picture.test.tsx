import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { phoneSizes, pictureSources } from "./picture-sources.ts";
import { Picture } from "./picture.tsx";

const picture = { path: "hotel/abc/1280.jpg", title: "Harud House", width: 1280, height: 853 };

test("AVIF comes before WebP, and no width above the original is asked for", () => {
  expect(pictureSources({ ...picture, width: 700 })).toEqual([
    { type: "image/avif", srcSet: "/uploads/hotel/abc/320.avif 320w,/uploads/hotel/abc/640.avif 640w" },
    { type: "image/webp", srcSet: "/uploads/hotel/abc/320.webp 320w,/uploads/hotel/abc/640.webp 640w" },
  ]);
});

test("the record's own widths win", () => {
  const sources = pictureSources({ ...picture, widths: [500], formats: ["webp"] });
  expect(sources).toEqual([{ type: "image/webp", srcSet: "/uploads/hotel/abc/500.webp 500w" }]);
});

test("no width is offered that its place never needs, unless there is no other", () => {
  const widths = (widest: number) => pictureSources({ ...picture, formats: ["avif"] }, widest)[0]?.srcSet;
  expect(widths(640)).toBe("/uploads/hotel/abc/320.avif 320w,/uploads/hotel/abc/640.avif 640w");
  expect(widths(100)).toContain("1280w");
});

test("a picture as wide as the screen asks on phones for no more pixels than are seen there", () => {
  expect(phoneSizes("(width < 40rem) 92vw, 400px")).toBe("(width<30rem) 49vw,(width<40rem) 92vw,400px");
  expect(phoneSizes("(width < 40rem) 45vw, 400px")).toBe("(width<40rem) 45vw,400px");
  expect(phoneSizes("210px")).toBe("210px");
  expect(phoneSizes(undefined)).toBeUndefined();
  expect(phoneSizes("(width < 40rem) 92vw, 400px", "image/webp")).toBe("49vw");
  expect(phoneSizes("(width < 40rem) 45vw, 400px", "image/webp")).toBe("400px");
  // 640 px are enough for every phone: 430 CSS pixels at three, 49 of a hundred.
  expect(430 * 3 * 0.49).toBeLessThanOrEqual(640);
});

test("a picture keeps its place, waits until it is near, and is named by its title", () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" />);
  expect(html).toContain('src="/uploads/hotel/abc/1280.jpg"');
  expect(html).toContain('width="1280" height="853"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt="Harud House"');
});

test("the first picture of a page does not wait", () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toMatch(/fetchpriority="high"/i);
});

test("a picture that is cropped keeps its focus in sight", () => {
  const html = renderToString(<Picture picture={{ ...picture, focus: "50% 80%" }} sizes="100vw" />);
  expect(html).toContain("object-position:50% 80%");
});
