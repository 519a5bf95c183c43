import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

type Kept = { kept: number | null; message: string };

/** As long after the last letter: a pause, not a breath. */
const pause = 1500;

type Options = {
  /** Names what is stored, as the page was read: with another one all counting begins anew. */
  stored: string;
  /** The draft's version that the form was opened with. */
  opened: number;
  onKept: () => void;
};

export type DraftAsTyped = {
  /** The draft's version by now. */
  draft: number;
  message: string | undefined;
  /** Somebody typed in the form; while another owner's version stands against it, that of the button `refused`. */
  typed: (form: HTMLFormElement, refused?: string) => void;
  /** The form is sent: false while a draft is on its way, and then it is sent by itself, so that no two of one owner meet. */
  maySend: (form: HTMLFormElement, by: HTMLElement | null) => boolean;
};

/**
 * With scripts a draft is kept whenever somebody pauses, and the preview shows it. What is refused says why below; what
 * was refused while somebody typed on is sent again in the pause, and comes back beside the other owner's version.
 */
export function useDraftAsTyped({ stored, opened, onKept }: Options): DraftAsTyped {
  const { submit, data, state } = useFetcher<Kept>();
  const [last, setLast] = useState<{ stored: string; data: Kept }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ form: HTMLFormElement; by: HTMLElement | null }>(null);
  if (data && data !== last?.data) setLast({ stored, data });
  const own = last?.stored === stored ? last.data : undefined;

  useEffect(() => {
    if (data && data.kept !== null) onKept();
  }, [data, onKept]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state !== "idle" || !waiting.current) return;
    const { form, by } = waiting.current;
    waiting.current = null;
    form.requestSubmit(by);
  }, [state]);

  const typed = useCallback(
    (form: HTMLFormElement, refused?: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!form.isConnected) return;
        if (refused) return form.requestSubmit(form.querySelector(`button[name=intent][value=${refused}]`));
        const body = new FormData(form);
        body.set("intent", "autosave");
        void submit(body, { method: "post" });
      }, pause);
    },
    [submit],
  );

  function maySend(form: HTMLFormElement, by: HTMLElement | null): boolean {
    clearTimeout(timer.current);
    if (state === "idle") return true;
    waiting.current = { form, by };
    return false;
  }

  const message = own && (own.kept === null ? `Not kept yet: ${own.message}` : "Kept as a draft");
  return { draft: Math.max(opened, own?.kept ?? 0), message, typed, maySend };
}

/** Somebody was quicker than the page's script. */
export function isTypedIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;
    if (control.type === "checkbox") return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
}
