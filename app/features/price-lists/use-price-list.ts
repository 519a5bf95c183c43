import { useCallback } from "react";
import { useFocusAfterSaving, useFocusBack } from "#app/features/navigation/use-focus-back.ts";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";

type Opened = { id: number; version: number } | undefined;

/**
 * The key of a list's form, which begins anew when it was saved or another price is opened, and where the keyboard goes
 * on then. `opens` is the word of the address that opens one.
 */
export function usePriceList(opens: string, opened: Opened, isRefused: boolean): string {
  const saved = useTimesSaved(hasIntent("save"), isRefused);
  const rowOf = useCallback((id: number) => `a[href$="?${opens}=${id}#${opens}"]`, [opens]);
  useFocusBack(opened?.id ?? null, rowOf);
  useFocusAfterSaving(saved);
  return `${opened?.id} ${opened?.version} ${saved}`;
}
