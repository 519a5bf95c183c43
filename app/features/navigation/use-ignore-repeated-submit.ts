import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { contentOf } from "./form-content.ts";

/** Ignores a repeated submit of the same form, by the same button and with the same values, while the first one is pending. */
export function useIgnoreRepeatedSubmit(): void {
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
    // In the capture phase, before React, which does not submit a prevented event.
    addEventListener("submit", listen, true);
    return () => removeEventListener("submit", listen, true);
  }, []);
}
