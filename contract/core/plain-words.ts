import type { z } from "zod";

const words = new Map<string, string>([
  ["object", "Write this as an object"],
  ["array", "Write this as a list"],
  ["string", "Write this as text"],
  ["number", "Write this as a number"],
  ["boolean", "This is true or false"],
]);

/** The message for an invalid value whose field has none of its own, in place of the library's. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  return (issue.code === "invalid_type" && words.get(issue.expected)) || "This cannot be read";
}
