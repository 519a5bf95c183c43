import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { newNotes, type RequestNotes } from "./request-notes.ts";

const mark = Symbol("notes");

type Marked = IncomingMessage & { [mark]?: RequestNotes };

/** A request whose reply was sent, or whose client left. Times in milliseconds, `bytes` with headers. */
export type ServedRequest = {
  notes: RequestNotes;
  method: string;
  /** 499 when the client left before a reply. */
  status: number;
  /** Time until the reply was ready. */
  took: number;
  /** Time until it was sent. */
  sentAfter: number;
  bytes: number;
};

/** A request answered from memory at once. `took` in milliseconds, `bytes` with headers. */
export type RequestFromCache = {
  id: string;
  route: string;
  /** As in the notes of a request. */
  nothing?: string | undefined;
  method: string;
  status: number;
  took: number;
  bytes: number;
};

export type RequestWatch = {
  idOf: (request: IncomingMessage) => string;
  onServed: (served: ServedRequest, request: IncomingMessage) => void;
  onSentAtOnce: (sent: RequestFromCache, request: IncomingMessage) => void;
};

/** The notes of a request that `watchRequests` has seen. */
export function notesOf(request: object | undefined): RequestNotes | undefined {
  return request && isMarked(request) ? request[mark] : undefined;
}

function isMarked(request: object): request is Marked {
  return mark in request;
}

/** Gives each request its notes, and reports it to `onServed` when its reply was sent. */
export function watchRequests(listener: RequestListener, { idOf, onServed }: RequestWatch): RequestListener {
  return (request: Marked, response) => {
    const notes = newNotes(idOf(request));
    request[mark] = notes;
    const { socket } = request;
    const writtenBefore = socket.bytesWritten;
    response.once("close", () => {
      const sentAfter = performance.now() - notes.startedAt;
      const served = {
        notes,
        method: request.method ?? "",
        status: statusOf(response),
        took: notes.readyAt === undefined ? sentAfter : notes.readyAt - notes.startedAt,
        sentAfter,
        bytes: socket.bytesWritten - writtenBefore,
      };
      onServed(served, request);
    });
    listener(request, response);
  };
}

function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : 499;
}
