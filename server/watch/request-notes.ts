import { AsyncLocalStorage } from "node:async_hooks";

/** `file`: a built file or a picture; `probe`: monitoring. Both are logged only when they fail or are slow. */
type RequestKind = "answer" | "file" | "probe";

/** Facts about a request, collected while it is served. Times in milliseconds. */
export type RequestNotes = {
  id: string;
  kind: RequestKind;
  /** The pattern that its path matched, such as `/hotel/:id`; never the path itself. */
  route: string;
  startedAt: number;
  /** When the reply was ready to be sent; from then on the client's network decides the time. */
  readyAt?: number;
  staffId?: number;
  /** The place that a search without results was for; empty for a search by other filters. */
  nothing?: string | undefined;
  /** Time in the queue of its lane. */
  waited: number;
  /** Time until its body had arrived. */
  receiving: number;
  /** Time of all its queries together, some of which may run at the same time. */
  inDatabase: number;
  queries: number;
};

export const unknownRoute = "*";

/** The notes of the request being served, for code that is not given them, such as the database. */
export const currentNotes = new AsyncLocalStorage<RequestNotes>();

export function newNotes(id: string): RequestNotes {
  const times = { startedAt: performance.now(), waited: 0, receiving: 0, inDatabase: 0, queries: 0 };
  return { id, kind: "answer", route: unknownRoute, ...times };
}

/** Stores which route a request took; calls made by a page within this process belong to the page. */
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
