import { z } from "zod";

export const requestStatuses = ["Pending", "Accepted", "Rejected"] as const;
export const bookingStatuses = ["", "Pending", "Accepted", "Rejected", "Completed"] as const;

export type RequestStatus = (typeof requestStatuses)[number];
export type BookingStatus = (typeof bookingStatuses)[number];

/** One of a few words (a status, a vehicle) in any case, kept in the spelling of `words`. */
export function statusWord<const Word extends string>(
  words: readonly Word[],
  message = "Status is required",
) {
  return z.preprocess(
    (value) =>
      words.find((word) => typeof value === "string" && word.toLowerCase() === value.trim().toLowerCase()) ??
      value,
    z.enum(words, message),
  );
}

/** The `status` of a list call: one of the words, or left out for all. */
export function statusFilter<const Word extends string>(words: readonly Word[]) {
  return statusWord(words, `status is ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`).optional();
}

/** A status as people read it; a hotel booking without an answer is "New". */
export function statusLabel(status: string): string {
  return status === "" ? "New" : status;
}
