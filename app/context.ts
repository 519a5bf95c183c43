import { createContext } from "react-router";
import type { Client } from "#contract/client.ts";

/** The typed client of the API; the only way for pages to data. */
export const apiContext = createContext<Client>();

/** The site's public address; undefined while nobody has set it. */
export const publicUrlContext = createContext<string | undefined>(undefined);

/** Why what was sent is not looked at: too large, too slow, no form. The error page says it. */
export const refusalContext = createContext<{ status: number; message: string } | undefined>(undefined);

/** The number of this request, by which its failure is found in the log. */
export const referenceContext = createContext<string | undefined>(undefined);

/** Notes the pattern of the route that answers, for the log. */
export const noteRouteContext = createContext<(pattern: string) => void>(() => {});

/** Notes a failure that nobody expected, under the request's id. */
export const reportContext = createContext<(error: unknown) => void>();
