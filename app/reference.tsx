import { createContext, use } from "react";

/** The request id of the document. */
export const ReferenceContext = createContext<string | undefined>(undefined);

let lastFailedId: string | undefined;

/** In the browser: remembers the id of the last request that failed with a 5xx status. */
export function keepReferences(): void {
  const send = window.fetch;
  window.fetch = async (...args) => {
    const reply = await send(...args);
    if (reply.status >= 500) lastFailedId = reply.headers.get("x-request-id") ?? undefined;
    return reply;
  };
}

/** Shows the failed request's id, to be read out over the phone, unless the `message` already contains it. */
export function Reference({ message }: { message: string | undefined }) {
  const ofDocument = use(ReferenceContext);
  const reference = lastFailedId ?? ofDocument;
  if (!reference || message?.includes(reference)) return null;
  return (
    <p className="text-ink2">
      If you call us about it, tell us this number: <strong data-reference="">{reference}</strong>
    </p>
  );
}
