import type { Locator } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const urdu = "کمرے گرم تھے اور ناشتہ سورج کے ساتھ آیا۔";

/** Where a paragraph's first and last letters stand, from its left edge, and its width without padding. */
function ends(paragraph: Locator) {
  return paragraph.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode() as Text;
    const rectOf = (from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect();
    };
    const { left, width } = element.getBoundingClientRect();
    const [first, last] = [rectOf(0), rectOf(text.length - 1)];
    return { first: first.left - left, last: last.left - left, end: last.bottom, start: first.bottom, width };
  });
}

test("a paragraph in Urdu ends at its left, on the page of a house and in a review; an English one stays as it is", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = { customerName: "زینب", review: urdu, customerAddress: "Leh", rating: 5 };
  const { data } = await (await page.request.post("/api/CustomerFeedBack", { data: form })).json();
  const change = { ...form, status: "Accepted", version: 1 };
  const accepted = await page.request.put(`/api/CustomerFeedBack/${data.id}`, { data: change });
  expect(accepted.status()).toBe(200);
  await page.goto("/");
  const review = await ends(page.getByText(urdu).first());
  expect(review.end > review.start || review.last < review.first).toBe(true);

  await page.goto("/hotel/1");
  for (const kind of ["p", "h2", "li"]) {
    const one = page.locator(`main ${kind}:not(:has(*))`).filter({ visible: true }).first();
    const english = await one.evaluate((element) => {
      const style = getComputedStyle(element);
      element.textContent = "Short.";
      return style.textAlign;
    });
    if (english !== "center") expect((await ends(one)).first, kind).toBeLessThan(20);
    await one.evaluate((element, text) => (element.textContent = text), "گرم۔");
    const short = await ends(one);
    expect(short.last, kind).toBeLessThan(short.first);
  }
});
