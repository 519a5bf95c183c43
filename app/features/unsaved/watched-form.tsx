import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Form, type FormProps, useActionData, useNavigation } from "react-router";
import { contentOf } from "#app/features/navigation/form-content.ts";
import { isEdited } from "#app/ui/is-edited.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { watchForm } from "./unsaved-forms.ts";

/** The form of an edit page: while it has changes that are not saved, leaving the page asks first (`LeaveQuestion`). */
export function WatchedForm({ onSubmit, ...props }: Omit<FormProps, "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const noteSent = useUnsaved(form);
  return (
    <Form
      {...props}
      ref={form}
      method="post"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) noteSent();
      }}
    />
  );
}

/** Watches the form for changes since it was rendered or saved. A refused form stays unsaved, also on a page of its own. */
function useUnsaved(form: RefObject<HTMLFormElement | null>): () => void {
  const isIdle = useNavigation().state === "idle";
  // Some fields are there only after hydration.
  const isHydrated = useHydrated();
  const isRefused = useActionData() !== undefined;
  const isAwaited = useRef(true);
  const saved = useRef<string>(undefined);
  const noteAnswer = useEffectEvent(() => {
    if (!form.current || !isAwaited.current) return;
    const isFirst = saved.current === undefined;
    isAwaited.current = false;
    if (isRefused) saved.current ??= "";
    else saved.current = isFirst && isEdited(form.current) ? "" : typedIn(form.current);
  });
  useEffect(() => {
    if (isIdle && isHydrated) noteAnswer();
  }, [isIdle, isHydrated]);
  useEffect(() => watchForm(() => form.current !== null && typedIn(form.current) !== saved.current), [form]);
  return () => {
    isAwaited.current = true;
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
