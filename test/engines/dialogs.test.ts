import { desk, expect, phone, test } from "./engine-test.ts";
import { questions } from "./in-page.ts";
import { button } from "./visitor.ts";

const dialogs = [
  { name: "query", path: "/about", opener: "Query", send: "Send Query", least: 400 },
  { name: "review", path: "/", opener: "Add a Review", send: "Submit Review", least: 400 },
  { name: "cab", path: "/cab-services", opener: "/^Book a Cab Now/", send: "Book a Cab Now", least: 500 },
];

for (const size of [phone, desk]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ size });

    // On a desk all have one shape; a phone gives each another height.
    for (const { name, path, opener, send, least } of size === phone ? dialogs : dialogs.slice(0, 1)) {
      test(`the ${name} dialog is high enough, can be sent, and Escape leads back`, async ({ guest }) => {
        await guest.goto(path);
        await guest.press(button(opener));
        const isHighAndInside = (least: number) => {
          const box = document.querySelector("dialog:modal")?.getBoundingClientRect();
          return box !== undefined && box.height > least && box.top >= 0 && box.bottom <= innerHeight + 1;
        };
        await guest.reads(true, isHighAndInside, least);
        await guest.reads(true, () =>
          document.querySelector("dialog:modal")?.contains(document.activeElement),
        );
        await expect.poll(() => guest.read(questions.spot, button(send))).toMatchObject({ isFree: true });
        await guest.key("Escape");
        await guest.reads(null, () => document.querySelector("dialog[open]"));
        await guest.reads(true, questions.isFocused, button(opener));
      });
    }
  });
}
