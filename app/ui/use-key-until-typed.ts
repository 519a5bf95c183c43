import { type RefObject, useEffect, useRef, useState } from "react";
import { isEdited } from "./is-edited.ts";

type KeyUntilTyped = {
  key: string;
  /** Properties of the element around the form. */
  around: { ref: RefObject<HTMLDivElement | null>; onInput: () => void };
};

/**
 * The key of a form about a part of a record: the form starts anew with each version of the record. Once something was
 * typed, also before hydration, it stays until what is stored of this part changes.
 */
export function useKeyUntilTyped(stored: string, version: number): KeyUntilTyped {
  const [typedIn, setTypedIn] = useState<{ stored: string; version: number }>();
  const ref = useRef<HTMLDivElement>(null);
  const shownVersion = typedIn?.stored === stored ? typedIn.version : version;
  const onInput = () => setTypedIn({ stored, version: shownVersion });
  const noteEarlyInput = useRef(onInput);
  useEffect(() => {
    if ([...(ref.current?.querySelectorAll("form") ?? [])].some(isEdited)) noteEarlyInput.current();
  }, []);
  return { key: `${stored} ${shownVersion}`, around: { ref, onInput } };
}
