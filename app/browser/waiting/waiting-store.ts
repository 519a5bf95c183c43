/**
 * A visitor's form that was sent, or is being sent, and had no answer yet (`waits`); one that the server sent back
 * (`refused`); and one that arrived while nobody looked (`sent`). Nothing of it leaves this browser but to its `action`.
 */
export type WaitingRequest = {
  /** The idempotency key that stands in `fields`, too. */
  key: string;
  action: string;
  formId: string;
  /** Its fields as they are sent, each time the same: with the key they are stored once. */
  fields: string;
  /** Where it was filled in. */
  page: string;
  /** In milliseconds, as `Date.now()` tells it. */
  since: number;
  state: "waits" | "refused" | "sent";
  /** `refused`: the form as the server sent it back, or why it was not taken, both as HTML. */
  form?: string;
  failure?: string;
  /** `sent`: where the page that answers leads. */
  leadsTo?: string;
};

export const channelName = "waiting-requests";
const [databaseName, storeName] = ["waiting", "requests"];
/** Nobody means to send more at once; a fault may. */
const mostKept = 20;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.addEventListener("upgradeneeded", () =>
      asked.result.createObjectStore(storeName, { keyPath: "key" }),
    );
    asked.addEventListener("success", () => resolve(asked.result));
    asked.addEventListener("error", () => reject(asked.error ?? new Error("no database")));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      // Strict: it is on the disk when the promise resolves, for the phone may lose its power next.
      const transaction = database.transaction(storeName, mode, { durability: "strict" });
      const asked = work(transaction.objectStore(storeName));
      transaction.addEventListener("complete", () => resolve(asked.result));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("not kept")));
    });
  } finally {
    database.close();
  }
}

/** All of them, the oldest first. */
export async function waitingRequests(): Promise<WaitingRequest[]> {
  const all: WaitingRequest[] = await inStore("readonly", (store) => store.getAll());
  return all.toSorted((a, b) => a.since - b.since);
}

export function waitingRequest(key: string): Promise<WaitingRequest | undefined> {
  return inStore<WaitingRequest | undefined>("readonly", (store) => store.get(key));
}

/** Keeps it, or what became of it. Rejects where the browser keeps nothing, and when there are too many already. */
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

/** Tells every open page, this one too, that something changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- goes to this site alone
  channel.postMessage("");
  channel.close();
}
