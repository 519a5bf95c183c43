import { createContext } from "react-router";
import type { Client } from "#contract/client.ts";

/** The typed API client, through which pages read and write all data. */
export const apiContext = createContext<Client>();

/** The site's public address; undefined while nobody has set it. */
export const publicUrlContext = createContext<string | undefined>(undefined);

/** Why a request was refused unread; `inLayout`: the page's layout shows it within itself, else the error page alone. */
export type BodyRefusal = { status: number; message: string; inLayout?: boolean };

/** Set when the request body was refused (too large, too slow, not a form): the error page shows the message. */
export const refusalContext = createContext<BodyRefusal | undefined>(undefined);

/** The request id, by which a failure is found in the log. */
export const referenceContext = createContext<string | undefined>(undefined);

/** Records the matched route pattern for the log. */
export const noteRouteContext = createContext<(pattern: string) => void>(() => {});

/** Logs an unexpected error under the request id. */
export const reportContext = createContext<(error: unknown) => void>();

/** Reads the company's logo as a PNG, for papers that are files. */
export const logoContext = createContext<(() => Promise<Uint8Array>) | undefined>(undefined);
