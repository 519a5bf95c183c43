import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

type Kept = { kept: number | null; message: string };

/** Debounce of the autosave, in milliseconds. */
const debounce = 1500;

type Options = {
  /** Identifies the stored state that the page was loaded with: autosaves of an earlier one are ignored. */
  stored: string;
  /** The draft's version that the form was opened with. */
  opened: number;
  onKept: () => void;
};

export type DraftAsTyped = {
  /** The current version of the draft. */
  draft: number;
  message: string | undefined;
  /** Call on input. `refused`: intent of the button whose submit was refused by a conflict, and is repeated instead. */
  typed: (form: HTMLFormElement, refused?: string) => void;
  /** Call on submit. Returns false while an autosave is running; the form is then submitted after it. */
  maySend: (form: HTMLFormElement, by: HTMLElement | null) => boolean;
};

/**
 * Autosaves the draft when typing pauses, and then refreshes the preview. A refusal is shown below the form. A form that
 * was refused while its owner kept typing is submitted again in the next pause, and then shows the merge.
 */
export function useDraftAsTyped({ stored, opened, onKept }: Options): DraftAsTyped {
  const { submit, data, state } = useFetcher<Kept>();
  const [last, setLast] = useState<{ stored: string; data: Kept }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ form: HTMLFormElement; by: HTMLElement | null }>(null);
  if (data && data !== last?.data) setLast({ stored, data });
  const ownData = last?.stored === stored ? last.data : undefined;

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
      }, debounce);
    },
    [submit],
  );

  function maySend(form: HTMLFormElement, by: HTMLElement | null): boolean {
    clearTimeout(timer.current);
    if (state === "idle") return true;
    waiting.current = { form, by };
    return false;
  }

  const message = ownData && (ownData.kept === null ? `Not kept yet: ${ownData.message}` : "Kept as a draft");
  return { draft: Math.max(opened, ownData?.kept ?? 0), message, typed, maySend };
}
