import { formatRupees } from "#contract/rules/money.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { answerForm } from "./verdict-button.tsx";

type DeleteRecordProps = {
  label: string;
  /** Rupees that are to be returned to the guest; undefined for records without payments. */
  toReturn: number | undefined;
  className?: string;
};

const looks = { variant: "destructive-ghost", size: "small" } as const;
const sends = { name: "intent", value: "delete" } as const;

/** The button that deletes the record of the answer form. Asks first when money is to be returned, which no report tells then. */
export function DeleteRecord({ label, toReturn = 0, className }: DeleteRecordProps) {
  if (toReturn === 0)
    return (
      <Button type="submit" {...looks} {...sends} className={className}>
        {label}
      </Button>
    );
  return (
    <>
      <DialogButton opens="delete-record" {...looks} className={className}>
        {label}
      </DialogButton>
      <ConfirmDialog
        id="delete-record"
        title={`Delete with ${formatRupees(toReturn)} to return?`}
        confirmLabel="Delete"
        form={answerForm}
        {...sends}
      >
        The money is not returned yet, and the reports leave out deleted records. This one can be brought back
        from the bin.
      </ConfirmDialog>
    </>
  );
}
