import type { APIRequestContext } from "@playwright/test";
import { type Call, guestStates } from "../support/guest-states.ts";
import { expect, test } from "../support/site.ts";

test.use({ company: "the one whose guests' pages are looked at in every state" });

const themes: ["light" | "dark", string[]?][] = [
  ["light"],
  ["dark", ["color-contrast", "link-in-text-block"]],
];

/** Each call succeeds: a state that could not be reached is no state. */
function callsOf(request: APIRequestContext): Call {
  return async (method, path, body) => {
    const reply = await request.fetch(`/api/${path}`, { method, ...(body ? { data: body } : {}) });
    expect([path, reply.ok(), reply.ok() ? "" : await reply.text()]).toEqual([path, true, ""]);
    return (await reply.json()) as { data: unknown };
  };
}

for (const [name, reach] of Object.entries(guestStates)) {
  test(`a guest's own page, ${name}: accessible in both themes, and no wider than the phone`, async ({
    signedIn,
    withoutScripts,
    accessible,
  }) => {
    const office = { staff: callsOf(signedIn.request), guest: callsOf(withoutScripts.request) };
    const key = await reach(office);
    for (const width of [390, 1440]) {
      await signedIn.setViewportSize({ width, height: 900 });
      for (const [colorScheme, rules] of themes) {
        await signedIn.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await signedIn.goto(`/booking-status/${key}`);
        await accessible(signedIn, "html", rules);
      }
      const over = await signedIn.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${name} at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}
