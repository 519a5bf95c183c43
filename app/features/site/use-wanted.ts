import { type RefObject, useEffect } from "react";

/** Brings what was just moved, added or chosen into sight, and the keyboard to it. */
export function useWanted(form: RefObject<HTMLFormElement | null>, focus: string | undefined): void {
  useEffect(() => {
    if (focus === undefined) return;
    const wanted = form.current?.querySelector<HTMLElement>("[data-wanted]");
    wanted?.focus({ preventScroll: true });
    wanted?.scrollIntoView({ block: "center" });
  }, [form, focus]);
}
