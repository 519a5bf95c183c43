import type { Services } from "../services.ts";
import { deliverDue } from "./deliver-due.ts";

const lookEvery = 5000;

/** Delivers due messages every five seconds. Returns a function to stop it, which waits for the current email. */
export function startDelivery(services: Services): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const stop = new AbortController();
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = deliverDue(services, stop.signal)
      .catch((error: unknown) => services.log.error({ err: error }, "the outbox could not be read"))
      .finally(() => {
        isBusy = false;
      });
  }, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await round;
  };
}
