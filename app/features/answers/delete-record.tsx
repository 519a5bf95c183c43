import { formatRupees } from "#contract/rules/money.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { answerForm } from "./verdict-button.tsx";

type DeleteRecordProps = {
  label: string;
  /** Rupees that are to be returned to the guest; undefined for records without payments. */
  toReturn: number | undefined;
  /** The invoice of it that no credit note has taken back: `Tax invoice CO/26-27/00007`. */
  invoice?: string | undefined;
  className?: string;
};

const looks = { variant: "destructive-ghost", size: "small" } as const;
const sends = { name: "intent", value: "delete" } as const;

/**
 * The button that deletes the record of the answer form. Asks first when money is to be returned, which no report tells
 * then, and when an invoice stands, which is taxed all the same.
 */
export function DeleteRecord({ label, toReturn = 0, invoice, className }: DeleteRecordProps) {
  if (toReturn === 0 && !invoice)
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
        title={toReturn > 0 ? `Delete with ${formatRupees(toReturn)} to return?` : "Delete with an invoice?"}
        confirmLabel="Delete"
        form={answerForm}
        {...sends}
      >
        {[
          toReturn > 0 ? "The money is not returned yet, and the reports leave out deleted records." : "",
          invoice
            ? `${invoice} stays in the tax report, and only its credit note takes it back: issue that first.`
            : "",
          "This one can be brought back from the bin.",
        ]
          .filter(Boolean)
          .join(" ")}
      </ConfirmDialog>
    </>
  );
}
