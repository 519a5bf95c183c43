import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Form, type FormProps, useActionData, useNavigation } from "react-router";
import { contentOf } from "#app/features/navigation/form-content.ts";
import { isEdited } from "#app/ui/is-edited.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { watchForm } from "./unsaved-forms.ts";

/** The form of an edit page: while it has changes that are not saved, leaving the page asks first (`LeaveQuestion`). */
export function WatchedForm({ onSubmit, ...props }: Omit<FormProps, "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const { noteTouched, noteSent } = useUnsaved(form);
  return (
    // Buttons of fields change a form, too. Keys reach them as clicks.
    <Form
      {...props}
      ref={form}
      method="post"
      onInput={noteTouched}
      onClick={noteTouched}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) noteSent();
      }}
    />
  );
}

/** Watches the form for changes by its user since it was rendered or saved. A refused form stays unsaved. */
function useUnsaved(form: RefObject<HTMLFormElement | null>) {
  const isIdle = useNavigation().state === "idle";
  // Some fields are there only after hydration.
  const isHydrated = useHydrated();
  const isRefused = useActionData() !== undefined;
  const isTouched = useRef(false);
  const isAwaited = useRef(true);
  const saved = useRef<string>(undefined);
  const noteAnswer = useEffectEvent(() => {
    const isKept = isTouched.current && !isAwaited.current;
    if (!form.current || isKept) return;
    const isTypedIn = saved.current === undefined && isEdited(form.current);
    isTouched.current = isTypedIn || (isRefused && isAwaited.current);
    isAwaited.current = false;
    if (isTouched.current) saved.current ??= "";
    else saved.current = typedIn(form.current);
  });
  useEffect(() => {
    if (isIdle && isHydrated) noteAnswer();
  }, [isIdle, isHydrated]);
  useEffect(
    () =>
      watchForm(() => form.current !== null && isTouched.current && typedIn(form.current) !== saved.current),
    [form],
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

function typedIn(form: HTMLFormElement): string {
  // Browsers fill in the user's own password by themselves.
  const passwords = form.querySelectorAll<HTMLInputElement>("[autocomplete=current-password]");
  const untyped = new Set([...ownFields, ...[...passwords].map(({ name }) => name)]);
  return contentOf(form, (name) => !untyped.has(name));
}
