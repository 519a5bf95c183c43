import { type Answer, deliver } from "./deliver.ts";
import {
  announceChange,
  forgetRequest,
  keepRequest,
  type WaitingRequest,
  waitingRequest,
  waitingRequests,
} from "./waiting-store.ts";

/** The name under which the browser wakes the worker when the network is back. */
export const syncTag = "waiting-requests";
/** The server knows a key for a week; what waited longer than this might be stored twice, and is asked about first. */
const longestWait = 6 * 86_400_000;
const tooOld = "It has waited for six days and was not sent: please look whether it is still right";

/**
 * Sends a form that somebody just filled in. It is kept before it leaves, so that it is sent again, once, if this page,
 * the browser or the server ends before the answer; an answer takes it away. `waits`: no answer came, and it is kept.
 */
export async function sendNow(request: WaitingRequest): Promise<Answer & { waits: boolean }> {
  return inTurn(request.key, false, async () => {
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

/** Sends what waits, the oldest first; stops at the first that is lost. Returns whether something still waits. */
export async function sendWaiting(): Promise<boolean> {
  const waiting = (await waitingRequests()).filter(({ state }) => state === "waits");
  let isAway = false;
  for (const { key } of waiting) {
    if (!isAway) isAway = (await inTurn(key, true, () => sendLate(key))) === true;
  }
  return (await waitingRequests()).some(({ state }) => state === "waits");
}

/** Returns true when the network is away. Whoever filled it in may be gone, so what became of it is kept to be told. */
async function sendLate(key: string): Promise<boolean> {
  const request = await waitingRequest(key);
  if (request?.state !== "waits") return false;
  const answer: Answer =
    Date.now() - request.since > longestWait ? { failure: tooOld, mayPass: false } : await deliver(request);
  if ("isLost" in answer) return true;
  if ("failure" in answer && answer.mayPass) return false;
  // Thrown away meanwhile; that it arrived all the same has to be told.
  if (!("leadsTo" in answer) && !(await waitingRequest(key))) return false;
  await keepRequest({ ...request, ...answer, state: "leadsTo" in answer ? "sent" : "refused" });
  announceChange();
  return false;
}

/** One page or worker at a time sends a request; with `onlyIfFree` it is left to whoever does already. */
function inTurn<T>(key: string, onlyIfFree: false, work: () => Promise<T>): Promise<T>;
function inTurn<T>(key: string, onlyIfFree: true, work: () => Promise<T>): Promise<T | undefined>;
function inTurn<T>(key: string, onlyIfFree: boolean, work: () => Promise<T>): Promise<T | undefined> {
  // Without https there are no locks, and no worker: the server stores it once in any case.
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(`waiting ${key}`, { ifAvailable: onlyIfFree }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  );
}

/** Where browsers can (Safari and Firefox cannot), the worker is woken when the network is back, with no page open. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => {});
}
