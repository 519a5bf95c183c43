import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until React runs in the browser: for controls that do nothing before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
