import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";

/** A form whose answer is on its way is not sent again by another press of the same button. */
export function useSentOnce(): void {
  const { formMethod } = useNavigation();
  const last = useRef<{ form: EventTarget | null; by: HTMLElement | null }>(null);
  const look = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter: by } = event;
    const isSame = last.current?.form === form && last.current.by === by;
    if (isSame && formMethod === "POST") event.preventDefault();
    last.current = { form, by };
  });
  useEffect(() => {
    const listen = (event: SubmitEvent) => look(event);
    // Before React, which sends nothing of what was prevented.
    addEventListener("submit", listen, true);
    return () => removeEventListener("submit", listen, true);
  }, []);
}
