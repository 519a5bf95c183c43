import { afterEach, expect, test, vi } from "vitest";
import { startTestApp } from "#test/support/app.ts";
import { queryFormFor } from "#test/support/factories.ts";
import { startDelivery } from "./start-delivery.ts";

afterEach(() => vi.useRealTimers());

test("the worker looks every five seconds, ends with the email in work when stopped, and then looks no more", async () => {
  let begun = 0;
  let sent = 0;
  const isUnderWay = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const mailer = {
    async send() {
      begun += 1;
      isUnderWay.resolve();
      await mayEnd.promise;
      sent += 1;
    },
    close() {},
  };
  const app = await startTestApp({ mailer });
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = startDelivery(app.services);
  vi.advanceTimersByTime(4999);
  expect(begun).toBe(0);
  vi.advanceTimersByTime(1);
  await isUnderWay.promise;
  const stopped = stop();
  mayEnd.resolve();
  await stopped;
  expect([begun, sent]).toEqual([1, 1]);
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  vi.advanceTimersByTime(60_000);
  await stop();
  expect([begun, sent]).toEqual([1, 1]);
  await app.stop();
});
