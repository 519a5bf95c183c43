import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * Returns a React key, `resetKey`, that resets a form with each answer, except one that arrived while somebody kept typing:
 * the typed values stay then (`isTypedOver`). Call `setTypedOn(true)` on such input, and `setTypedOn(false)` when the form
 * is sent.
 */
export function useFormKey(answered: string) {
  const [isTypedOn, setTypedOn] = useState(false);
  const [seen, setSeen] = useState(answered);
  const [resetKey, setResetKey] = useState(answered);
  if (answered !== seen) {
    setSeen(answered);
    if (isTypedOn) setTypedOn(false);
    else setResetKey(answered);
  }
  return { resetKey, isTypedOver: resetKey !== answered, setTypedOn };
}

/**
 * Returns an input handler that triggers the autosave; while the form itself is being saved it waits for the answer, which
 * has the new versions.
 */
export function useAutosaveInput(
  form: RefObject<HTMLFormElement | null>,
  typed: (form: HTMLFormElement) => void,
  setTypedOn: (isTypedOn: boolean) => void,
): () => void {
  const { state, formData } = useNavigation();
  const intent = formData?.get("intent");
  const isStoring = intent === "publish" || intent === "draft";
  const waits = useRef(false);
  useEffect(() => {
    if (state !== "idle" || !waits.current) return;
    waits.current = false;
    if (form.current) typed(form.current);
  }, [form, typed, state]);
  return () => {
    waits.current = isStoring;
    if (isStoring) setTypedOn(true);
    else if (form.current) typed(form.current);
  };
}
