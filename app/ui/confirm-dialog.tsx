import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogButton } from "./dialog.tsx";

interface ConfirmDialogProps {
  id: string;
  /** A question: "Delete this booking?" */
  title: string;
  children?: ReactNode;
  /** The button's label, which repeats the question's verb. */
  confirmLabel: string;
  /** The id of the form that the button submits, with `name` and `value`. */
  form?: string;
  name?: string;
  value?: string;
  onConfirm?: () => void;
  /** Opens as soon as it is rendered. */
  initiallyOpen?: boolean;
  /** Called when it is closed without confirming. */
  onClose?: () => void;
  busy?: boolean;
  isDestructive?: boolean;
}

/** Confirms an action that cannot be undone. The confirm button is a submit button of `form`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    id,
    title,
    children,
    confirmLabel,
    form,
    name,
    value,
    onConfirm,
    initiallyOpen,
    onClose,
    busy,
    isDestructive = true,
  } = props;
  const footer = (
    <>
      <DialogButton closes={id} variant="outline">
        Cancel
      </DialogButton>
      <Button
        type={form ? "submit" : "button"}
        {...{ form, name, value, busy }}
        onClick={onConfirm}
        variant={isDestructive ? "destructive" : "secondary"}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...{ id, title, footer, initiallyOpen, onClose }}>
      <div className="text-ink2">{children}</div>
    </Dialog>
  );
}
