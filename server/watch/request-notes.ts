import { AsyncLocalStorage } from "node:async_hooks";

/** `file`: a built file or a picture; `probe`: asked for by monitoring. Both are logged only when something is wrong. */
type RequestKind = "answer" | "file" | "probe";

/** What is found out about a request while it is served. Times in milliseconds. */
export type RequestNotes = {
  id: string;
  kind: RequestKind;
  /** The pattern that its path matched, such as `/hotel/:id`; never the path itself. */
  route: string;
  startedAt: number;
  /** When the reply was ready to be sent: from then on the client's network decides. */
  readyAt?: number;
  staffId?: number;
  /** The place of a search that found nothing; empty for one by other words. */
  nothing?: string | undefined;
  /** In the queue of its lane. */
  waited: number;
  /** Until its body had arrived. */
  receiving: number;
  /** The sum of its queries, some of which may run side by side. */
  inDatabase: number;
  queries: number;
};

export const unknownRoute = "*";

/** The notes of the request being served; for what cannot be handed them, such as the database. */
export const currentNotes = new AsyncLocalStorage<RequestNotes>();

export function newNotes(id: string): RequestNotes {
  const times = { startedAt: performance.now(), waited: 0, receiving: 0, inDatabase: 0, queries: 0 };
  return { id, kind: "answer", route: unknownRoute, ...times };
}

/** Notes which route a request took; calls that a page makes within this process are part of the page. */
export function noteRoute(
  { notes, takeInside }: { notes?: RequestNotes; takeInside?: object },
  route: string,
  kind: RequestKind = "answer",
): void {
  if (!notes || takeInside) return;
  notes.route = route;
  notes.kind = kind;
}

/** Adds a query to the notes of the request that asked for it. */
export function noteQuery(milliseconds: number): void {
  const notes = currentNotes.getStore();
  if (!notes) return;
  notes.inDatabase += milliseconds;
  notes.queries += 1;
}
