import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { createApp } from "./app.ts";
import { renderPages } from "./pages.ts";

const app = appOfFile();
let cookie = "";
beforeAll(async () => {
  const { headers } = await app.call("POST", "auth/login", owner);
  cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});

test.each([
  ["/api/Upload", 400],
  ["/control/add-hotel-images/1", 200],
])(
  "of what one account sends to %s at once a few are received, the others are left unread",
  async (path, answered) => {
    const site = createApp(app.services, (api) =>
      renderPages(app.services, api, async () => new Response("stored")),
    );
    let received = 0;
    const ends: (() => void)[] = [];
    const body = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            received += 1;
            return new Promise((resolve) => {
              ends.push(() => {
                controller.close();
                resolve();
              });
            });
          },
        },
        { highWaterMark: 0 },
      );
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const send = async () => {
      const streamed = { method: "POST", headers, body: body(), duplex: "half" };
      return site.request(new Request(`http://test.example${path}`, streamed), undefined, {});
    };
    const replies = Array.from({ length: 6 }, send);
    await expect.poll(() => received).toBe(4);
    for (let count = 0; count < 6; count += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(6).fill(answered));
    expect(received).toBe(6);
  },
);
