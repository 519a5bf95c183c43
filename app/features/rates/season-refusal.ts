import type { Failure } from "#contract/client.ts";
import type { FieldErrors } from "#contract/core/errors.ts";
import type { Preview } from "./rate-preview.tsx";
import type { SeasonValues } from "./season-values.ts";

/** A refused form of a season: the typed values, and whether an unusual price only has to be confirmed. */
export type SeasonRefusal = {
  values: SeasonValues;
  errors: FieldErrors;
  message: string;
  asks: boolean;
  /** Set when nothing was refused, but the effect of the prices was requested. */
  preview?: Preview;
};

/** Assigns the API's errors to the form's fields; errors of fields that all prices share are shown once. */
export function refusalOf(
  reply: Pick<Failure, "errors" | "message" | "status">,
  values: SeasonValues,
  roomIds: readonly number[],
): SeasonRefusal {
  const errors: FieldErrors = {};
  for (const [place, text] of Object.entries(reply.errors)) {
    const [, index = "", field = ""] = /^periods\.(\d+)\.(\w+)/.exec(place) ?? [];
    if (field === "rentPerNight") errors[`price-${roomIds[Number(index)]}`] = text;
    else if (field === "to") errors["last"] = values.texts["last"] ? text : "Last night is required";
    else if (field) errors[field] = text;
  }
  const isOpen = Object.keys(errors).length === 0;
  const message = reply.errors["periods"] ?? (isOpen ? reply.message : "");
  const asks = reply.status === 409 && Object.keys(errors).some((name) => name.startsWith("price-"));
  return { values, errors, message, asks };
}
