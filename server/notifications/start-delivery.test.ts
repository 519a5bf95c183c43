import { afterEach, expect, test, vi } from "vitest";
import { startTestApp } from "#test/app.ts";
import { queryFormFor } from "#test/factories.ts";
import { startDelivery } from "./start-delivery.ts";

afterEach(() => vi.useRealTimers());

test("the worker looks every five seconds, waits for its round when stopped, and then looks no more", async () => {
  let sent = 0;
  const mailer = {
    async send() {
      sent += 1;
    },
    close() {},
  };
  const app = await startTestApp({ mailer });
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = startDelivery(app.services);
  vi.advanceTimersByTime(4999);
  expect(sent).toBe(0);
  vi.advanceTimersByTime(1);
  await stop();
  expect(sent).toBe(2);
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  vi.advanceTimersByTime(60_000);
  await stop();
  expect(sent).toBe(2);
  await app.stop();
});
