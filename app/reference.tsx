import { createContext, use } from "react";

/** The number of the request that this document answers. */
export const ReferenceContext = createContext<string | undefined>(undefined);

let ofLastFailure: string | undefined;

/** In the browser: remembers the number of the last request for data that failed on our side. */
export function keepReferences(): void {
  const send = window.fetch;
  window.fetch = async (...what) => {
    const reply = await send(...what);
    if (reply.status >= 500) ofLastFailure = reply.headers.get("x-request-id") ?? undefined;
    return reply;
  };
}

/** Asks for the number of a failure, unless `said` names it already. */
export function Reference({ said }: { said: string | undefined }) {
  const ofDocument = use(ReferenceContext);
  const reference = ofLastFailure ?? ofDocument;
  if (!reference || said?.includes(reference)) return null;
  return (
    <p className="text-ink2">
      If you call us about it, tell us this number: <strong data-reference="">{reference}</strong>
    </p>
  );
}
