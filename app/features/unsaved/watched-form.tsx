import { type RefObject, useRef } from "react";
import { Form, type FormProps } from "react-router";
import type { FormWatch } from "./unsaved-forms.ts";
import { useUnsaved } from "./use-unsaved.ts";

type WatchedFormProps = FormProps & {
  ref?: RefObject<HTMLFormElement | null>;
  /** `texts`: what is only ticked or chosen is not asked about. */
  counts?: "all" | "texts";
  /** The form goes when its page is shown with these query parameters. */
  isLostBy?: FormWatch["isLostBy"];
};

/** A form that is asked about before it is left with changes that are not saved (`LeaveQuestion`). */
export function WatchedForm({ onSubmit, ref, counts = "all", isLostBy = never, ...props }: WatchedFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const { noteTouched, noteSent } = useUnsaved(form, counts, isLostBy);
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

/** A form of a dialog that an address opens: it is asked about when something is typed in and the dialog is closed. */
export function SheetForm(props: Omit<WatchedFormProps, "counts" | "isLostBy">) {
  return <WatchedForm {...props} counts="texts" isLostBy={always} />;
}

const never = () => false;
const always = () => true;
