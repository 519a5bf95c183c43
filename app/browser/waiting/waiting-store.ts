/**
 * A visitor's form, stored in this browser: sent or being sent, without an answer yet (`waits`), sent back by the server
 * (`refused`), or accepted in the background (`sent`). It is sent nowhere but to its `action`.
 */
export type WaitingRequest = {
  /** The idempotency key, which is also in `fields`. */
  key: string;
  action: string;
  formId: string;
  /** The url-encoded request body, unchanged at each retry. */
  fields: string;
  /** The address of the page where it was filled in. */
  page: string;
  /** `Date.now()` when it was sent first. */
  since: number;
  state: "waits" | "refused" | "sent";
  /** `refused`: the form as the server sent it back, or the error message; both as HTML. */
  form?: string;
  failure?: string;
  /** `sent`: the address that the page redirected to. */
  leadsTo?: string;
};

export const channelName = "waiting-requests";
const [databaseName, storeName] = ["waiting", "requests"];
/** A limit against faults: no visitor has that many requests waiting. */
const mostKept = 20;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(storeName, { keyPath: "key" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      // Strict: flushed to disk before the promise resolves, as the phone may lose power.
      const transaction = database.transaction(storeName, mode, { durability: "strict" });
      const request = work(transaction.objectStore(storeName));
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("not kept")));
    });
  } finally {
    database.close();
  }
}

/** Oldest first. */
export async function waitingRequests(): Promise<WaitingRequest[]> {
  const all: WaitingRequest[] = await inStore("readonly", (store) => store.getAll());
  return all.toSorted((a, b) => a.since - b.since);
}

export function waitingRequest(key: string): Promise<WaitingRequest | undefined> {
  return inStore<WaitingRequest | undefined>("readonly", (store) => store.get(key));
}

/** Inserts or updates a request. Rejects where the browser has no storage, and beyond the limit. */
export async function keepRequest(request: WaitingRequest): Promise<void> {
  const count = await inStore("readonly", (store) => store.count());
  if (count >= mostKept && !(await waitingRequest(request.key))) throw new Error("Too many wait already");
  await inStore("readwrite", (store) => store.put(request));
}

export async function forgetRequest(key: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
}

export async function forgetAllRequests(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

/** Notifies every open page, including this one, that a request has changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- goes to this site alone
  channel.postMessage("");
  channel.close();
}
