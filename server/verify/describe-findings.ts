import type { Finding } from "./check.ts";
import type { VerificationResult } from "./verify-site.ts";

/** What `verifySite` found, in sentences for a terminal. */
export function describeFindings({ findings, notes, looked }: VerificationResult): string {
  const sum = findings.length === 0 ? "Everything is in order" : `Not in order: ${findings.length}`;
  return [
    ...findings.map(sentence),
    ...notes.map((words) => `Note: ${words}.`),
    `${sum}. Looked at: ${looked.join(", ")}.`,
    ...(findings.length > 0 ? ["With --repair what is counted, summed or searched is made anew."] : []),
  ].join("\n");
}

function sentence({ what, count, examples }: Finding): string {
  const more = count > examples.length ? ", …" : "";
  return `${what}: ${count} (${examples.join(", ")}${more}).`;
}
