import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * The `key` of a form that begins anew with each answer, but for one that came while somebody typed on in it: what was
 * typed meanwhile stays (`isTypedOver`). `setTypedOn` tells that, and is told false when the form is sent.
 */
export function useFormAsTyped(answered: string) {
  const [isTypedOn, setTypedOn] = useState(false);
  const [seen, setSeen] = useState(answered);
  const [made, setMade] = useState(answered);
  if (answered !== seen) {
    setSeen(answered);
    if (isTypedOn) setTypedOn(false);
    else setMade(answered);
  }
  return { made, isTypedOver: made !== answered, setTypedOn };
}

/**
 * Hears what is typed in the form: it is kept as a draft in the next pause, but while the form is on its way to be stored
 * only once the answer has told the versions to keep it over.
 */
export function useTypedOn(
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
