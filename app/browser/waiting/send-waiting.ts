import { type DeliveryOutcome, deliver } from "./deliver.ts";
import {
  announceChange,
  forgetRequest,
  keepRequest,
  type WaitingRequest,
  waitingRequest,
  waitingRequests,
} from "./waiting-store.ts";

/** Tag of the background sync event by which the browser wakes the worker when the network is back. */
export const syncTag = "waiting-requests";
/** Six days, in milliseconds: the server remembers an idempotency key for a week. Older requests are not sent unasked. */
const longestWait = 6 * 86_400_000;
const tooOld = "It has waited for six days and was not sent: please look whether it is still right";

type SentNow = DeliveryOutcome & { waits: boolean };

/**
 * Sends a form that was just filled in. The request is stored in this browser first, so that it is retried if this page,
 * the browser or the server stops before the answer; an answer deletes it. `waits`: no answer came and it is stored.
 */
export async function sendNow(request: WaitingRequest): Promise<SentNow> {
  return withLock(request.key, false, async () => {
    const isKept = await keepRequest(request).then(
      () => true,
      () => false,
    );
    const answer = await deliver(request);
    const waits = isKept && "isLost" in answer;
    if (waits) await askForSync();
    else if (isKept) await forgetRequest(request.key);
    if (isKept) announceChange();
    return { ...answer, waits };
  });
}

/** Sends a form that holds only now: nothing is stored, and it is not sent again unasked. */
export async function sendOnce(request: WaitingRequest): Promise<SentNow> {
  return { ...(await deliver(request)), waits: false };
}

/** Sends the waiting requests, oldest first, and stops when the network is away. Returns whether any still waits. */
export async function sendWaiting(): Promise<boolean> {
  const waiting = (await waitingRequests()).filter(({ state }) => state === "waits");
  let isOffline = false;
  for (const { key } of waiting) {
    if (!isOffline) isOffline = (await withLock(key, true, () => sendLate(key))) === true;
  }
  return (await waitingRequests()).some(({ state }) => state === "waits");
}

/** Sends one waiting request and stores its outcome, for the visitor to see later. Returns true when the network is away. */
async function sendLate(key: string): Promise<boolean> {
  const request = await waitingRequest(key);
  if (request?.state !== "waits") return false;
  const answer: DeliveryOutcome =
    Date.now() - request.since > longestWait ? { failure: tooOld, mayPass: false } : await deliver(request);
  if ("isLost" in answer) return true;
  if ("failure" in answer && answer.mayPass) return false;
  // The visitor threw it away meanwhile: only that it arrived all the same still matters.
  if (!("leadsTo" in answer) && !(await waitingRequest(key))) return false;
  await keepRequest({ ...request, ...answer, state: "leadsTo" in answer ? "sent" : "refused" });
  announceChange();
  return false;
}

/** Holds a lock, so that one page or worker at a time sends a request; `onlyIfFree` skips the work when it is taken. */
function withLock<T>(key: string, onlyIfFree: false, work: () => Promise<T>): Promise<T>;
function withLock<T>(key: string, onlyIfFree: true, work: () => Promise<T>): Promise<T | undefined>;
function withLock<T>(key: string, onlyIfFree: boolean, work: () => Promise<T>): Promise<T | undefined> {
  // Without https there are no locks. The idempotency key still prevents storing it twice.
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(`waiting ${key}`, { ifAvailable: onlyIfFree }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  );
}

/** Asks for background sync, which wakes the worker when the network is back, even with no page open (Chromium only). */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => {});
}
