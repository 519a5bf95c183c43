import { useCallback } from "react";
import {
  useFocusAfterSaving,
  useFocusBack,
  useFocusNext,
  useFocusOnOpened,
} from "#app/features/navigation/use-focus-back.ts";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";

type Opened = { id: number; version: number } | undefined;

/**
 * Returns the React key of a list's form, which resets it when it was saved or another entry is opened, and manages the
 * focus then. `opens` is the query parameter that opens an entry.
 */
export function useShortList(
  opens: string,
  { opened, rows }: { opened: Opened; rows: readonly { id: number }[] },
  isRefused: boolean,
): string {
  const saved = useTimesSaved(hasIntent("save"), isRefused);
  const rowOf = useCallback((id: number) => `a[href$="?${opens}=${id}#${opens}"]`, [opens]);
  useFocusBack(opened?.id ?? null, rowOf);
  useFocusOnOpened(opened?.id ?? null, opens);
  useFocusAfterSaving(saved);
  useFocusNext(rows.map(({ id }) => id));
  return `${opened?.id} ${opened?.version} ${saved}`;
}
