import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useActionData, useNavigation } from "react-router";
import { contentOf } from "#app/features/navigation/form-content.ts";
import { isEdited } from "#app/ui/is-edited.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type FormWatch, watchForm } from "./unsaved-forms.ts";

/** Watches the form for changes by its user since it was rendered or saved. A refused form stays unsaved. */
export function useUnsaved(
  form: RefObject<HTMLFormElement | null>,
  counts: "all" | "texts",
  isLostBy: FormWatch["isLostBy"],
) {
  const isIdle = useNavigation().state === "idle";
  // Some fields are there only after hydration.
  const isHydrated = useHydrated();
  const isRefused = useActionData() !== undefined;
  const isTouched = useRef(false);
  // Of several forms on a page, the answer that it opens with may be another one's.
  const isAwaited = useRef(counts === "all");
  const saved = useRef<string>(undefined);
  const noteAnswer = useEffectEvent(() => {
    const isKept = isTouched.current && !isAwaited.current;
    if (!form.current || isKept) return;
    const isTypedIn = saved.current === undefined && isEdited(form.current);
    isTouched.current = isTypedIn || (isRefused && isAwaited.current);
    isAwaited.current = false;
    if (isTouched.current) saved.current ??= "";
    else saved.current = typedIn(form.current, counts);
  });
  useEffect(() => {
    if (isIdle && isHydrated) noteAnswer();
  }, [isIdle, isHydrated]);
  const isUnsaved = useEffectEvent(
    () => form.current !== null && isTouched.current && typedIn(form.current, counts) !== saved.current,
  );
  const isLost = useEffectEvent(isLostBy);
  useEffect(
    () => watchForm({ isUnsaved: () => isUnsaved(), isLostBy: (parameters) => isLost(parameters) }),
    [],
  );
  return {
    noteTouched: () => {
      isTouched.current = true;
    },
    noteSent: () => {
      isAwaited.current = true;
    },
  };
}

/** Fields that the page itself changes. */
const ownFields = ["version", "base", "key", "idempotencyKey"];

const chosenFields = "select, [type=checkbox], [type=radio], [type=hidden]";
const noField = ":not(*)";

function typedIn(form: HTMLFormElement, counts: "all" | "texts"): string {
  // Browsers fill in the user's own password by themselves.
  const passwords = form.querySelectorAll<HTMLInputElement>("[autocomplete=current-password]");
  const notTexts = form.querySelectorAll<HTMLInputElement>(counts === "all" ? noField : chosenFields);
  const untyped = new Set([...ownFields, ...[...passwords, ...notTexts].map(({ name }) => name)]);
  return contentOf(form, (name) => !untyped.has(name));
}
