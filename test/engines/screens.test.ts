import { desk, expect, test } from "./engine-test.ts";
import { button, css, link } from "./visitor.ts";

const publicPages = [
  "/",
  "/about",
  "/services",
  "/hotels",
  "/hotel/1",
  "/booking/1",
  "/packages",
  "/package/1",
].concat(["/cab-services", "/contact", "/our-team", "/events", "/payment-methods", "/review", "/query"]);

test("no page is wider than a phone, and no picture in sight is broken", async ({ guest }) => {
  for (const path of publicPages) {
    await guest.goto(path);
    const seen = await guest.read(() => ({
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
    }));
    expect.soft(seen, path).toEqual({ beyond: 0, broken: [] });
  }
});

test("the menu of small screens opens, closes with Escape or beside it, and leads on", async ({ guest }) => {
  await guest.goto("/about");
  const isOpen = () => document.querySelector("dialog:modal") !== null;
  await guest.press(button("Menu"));
  await guest.reads(true, isOpen);
  await guest.key("Escape");
  await guest.reads(false, isOpen);
  await guest.press(button("Menu"));
  await guest.reads(true, isOpen);
  await guest.atRest();
  await guest.tab.click(12, 400);
  await guest.reads(false, isOpen);
  await guest.press(button("Menu"));
  await guest.reads(true, isOpen);
  await guest.atRest();
  await guest.press(link("Gallery"));
  await guest.isAt(/^\/gallery$/);
});

test("the cancellation terms and a question of the page open and close", async ({ guest }) => {
  await guest.goto("/payment-methods");
  await guest.press(button("Cancellation terms"));
  await guest.sees("Refunds go back the way the money came");
  await guest.press(css("dialog:modal footer button"));
  await guest.reads(null, () => document.querySelector("dialog:modal"));
  await guest.goto("/contact");
  await guest.press(button("How do we pay?"));
  await guest.reads(1, () => document.querySelectorAll("details[open]").length);
});

test.describe("on a desk", () => {
  test.use({ size: desk });

  test("the film's dialog opens over the page and closes with its button", async ({ guest }) => {
    await guest.goto("/");
    await guest.press(button("Play the film"));
    await guest.reads(true, () => (document.querySelector("dialog:modal video")?.clientHeight ?? 0) > 200);
    await guest.press(button("Close"));
    await guest.reads(null, () => document.querySelector("dialog:modal"));
  });
});
