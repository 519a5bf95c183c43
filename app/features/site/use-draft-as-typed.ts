import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

type Kept = { kept: number | null; message: string };

/** As long after the last letter: a pause, not a breath. */
const pause = 1500;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** The draft's version that the form was opened with. */
  draft: number;
  onKept: () => void;
};

/** With scripts a draft is kept whenever somebody pauses, and the preview shows it. What is refused says why below. */
export function useDraftAsTyped({ form, draft: opened, onKept }: Options) {
  const { submit, data } = useFetcher<Kept>();
  const [seen, setSeen] = useState<Kept>();
  const [draft, setDraft] = useState(opened);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (data && data !== seen) {
    setSeen(data);
    if (data.kept !== null) setDraft(data.kept);
  }
  useEffect(() => {
    if (data?.kept != null) onKept();
  }, [data, onKept]);
  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const body = new FormData(form.current);
      body.set("intent", "autosave");
      void submit(body, { method: "post" });
    }, pause);
  }, [form, submit]);
  useEffect(() => {
    if (form.current && isTyped(form.current)) typed();
    return () => clearTimeout(timer.current);
  }, [form, typed]);
  const message = seen && (seen.kept === null ? `Not kept yet: ${seen.message}` : "Kept as a draft");
  return { draft, message, typed };
}

/** Somebody was quicker than the page's script. */
function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
}
