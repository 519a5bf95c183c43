import { desk, expect, phone, test } from "./engine-test.ts";
import { questions } from "./in-page.ts";
import { button, type Visitor } from "./visitor.ts";

type Box = { width: number; height: number; top: number; bottom: number; window: number };

/** The dialog that is open, once it has come to rest; null while none is. */
async function boxOfDialog(guest: Visitor): Promise<Box | null> {
  return guest.read(() => {
    const dialog = document.querySelector("dialog:modal");
    if (!dialog || dialog.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"))
      return null;
    const { width, height, top, bottom } = dialog.getBoundingClientRect();
    return { width, height, top, bottom, window: innerHeight };
  });
}

const dialogs = [
  { name: "query", path: "/about", opener: "Query", send: "Send Query", least: 400 },
  { name: "review", path: "/", opener: "Add a Review", send: "Submit Review", least: 400 },
  { name: "cab", path: "/cab-services", opener: "/^Book a Cab Now/", send: "Book a Cab Now", least: 500 },
];

for (const size of [phone, desk]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ size });
    for (const { name, path, opener, send, least } of dialogs) {
      test(`the ${name} dialog is high enough, its button can be pressed, and Escape leads back`, async ({
        guest,
      }) => {
        await guest.goto(path);
        await guest.press(button(opener));
        await expect.poll(() => boxOfDialog(guest)).not.toBeNull();
        const box = await boxOfDialog(guest);
        expect(box?.height).toBeGreaterThan(least);
        expect(box?.top).toBeGreaterThanOrEqual(0);
        expect(box?.bottom).toBeLessThanOrEqual((box?.window ?? 0) + 1);
        await guest.reads(
          true,
          () => document.querySelector("dialog:modal")?.contains(document.activeElement) ?? false,
        );
        await expect.poll(() => guest.read(questions.spot, button(send))).toMatchObject({ isFree: true });
        await guest.key("Escape");
        await guest.reads(null, () => document.querySelector("dialog[open]"));
        await guest.reads(true, questions.isFocused, button(opener));
      });
    }
  });
}
