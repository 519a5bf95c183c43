import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { guestKeyQuery } from "./core/guest-key.ts";
import { byIdQuery, idData } from "./core/ids.ts";
import { endingQuote } from "./endings.ts";

export const cancelMessages = {
  asked: "We have your wish to cancel, and confirm it to you",
  stays: "Noted: the guest stays",
  notAsked: "The guest did not ask to cancel this stay",
} as const;

export const cancelRequestEndpoints = {
  quote: readEndpoint("CancelRequest", "anyone", {
    summary:
      "What cancelling the guest's own stay costs today, or cost when it was asked for, by the key of the link",
    query: guestKeyQuery,
    data: endingQuote,
    fails: ["not_found", "conflict"],
  }),
  create: writeEndpoint("POST", "CancelRequest", "anyone", {
    summary: "A guest asks to cancel; staff do it, at the charge of the day on which it was asked for",
    body: guestKeyQuery,
    data: endingQuote,
    publicWrite: true,
    fails: ["not_found", "conflict"],
  }),
  remove: writeEndpoint("DELETE", "CancelRequest", "staff", {
    summary: "Note that the guest stays after all",
    query: byIdQuery,
    data: idData,
    logs: "changed",
    notedBy: "use case",
    fails: ["not_found", "conflict"],
  }),
} as const;
