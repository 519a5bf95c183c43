import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogButton } from "./dialog.tsx";

interface ConfirmDialogProps {
  id: string;
  /** A question: "Delete this booking?" */
  title: string;
  children?: ReactNode;
  /** What the button does, in the question's words. */
  confirmLabel: string;
  /** The id of the form that is sent; `name` and `value` go with it. */
  form?: string;
  name?: string;
  value?: string;
  onConfirm?: () => void;
  busy?: boolean;
  isDestructive?: boolean;
}

/** Asks before an act that cannot be undone. To confirm is an ordinary submit button of the form it names. */
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
    <Dialog id={id} title={title} footer={footer}>
      <div className="text-ink2">{children}</div>
    </Dialog>
  );
}
