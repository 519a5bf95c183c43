import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";

/** A form whose answer is on its way is not sent again, as it was, by another press of the same button. */
export function useSentOnce(): void {
  const { formMethod } = useNavigation();
  const last = useRef<{ form: HTMLFormElement; by: HTMLElement | null; typed: string }>(null);
  const look = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter: by } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const typed = contentOf(form);
    const isSame = last.current?.form === form && last.current.by === by && last.current.typed === typed;
    if (isSame && formMethod === "POST") event.preventDefault();
    last.current = { form, by, typed };
  });
  useEffect(() => {
    const listen = (event: SubmitEvent) => look(event);
    // Before React, which sends nothing of what was prevented.
    addEventListener("submit", listen, true);
    return () => removeEventListener("submit", listen, true);
  }, []);
}

function contentOf(form: HTMLFormElement): string {
  const content = [...new FormData(form)].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(content);
}
