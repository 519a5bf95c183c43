import { type RefObject, useEffect } from "react";

/** Scrolls to and focuses the item that was just moved, added or chosen. */
export function useFocusedItem(form: RefObject<HTMLFormElement | null>, focus: string | undefined): void {
  useEffect(() => {
    if (focus === undefined) return;
    const wanted = form.current?.querySelector<HTMLElement>("[data-wanted]");
    wanted?.focus({ preventScroll: true });
    wanted?.scrollIntoView({ block: "center" });
  }, [form, focus]);
}
