import { offlineCopyHeader } from "#contract/core/offline-copy.ts";

/** Headers that let a guest's phone keep the booking's page for when it is offline; none for somebody signed in. */
export function offlineCopyHeaders({ headers }: Request): Record<string, string> {
  const isSignedIn = /session/i.test(headers.get("cookie") ?? "");
  return isSignedIn ? {} : { [offlineCopyHeader]: "guest" };
}
