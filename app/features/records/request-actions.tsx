import { useNavigation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DeleteRecord } from "../answers/delete-record.tsx";

type RequestActionsProps = {
  deleteLabel: string;
  /** Rupees that are to be returned to the guest; undefined for records without payments. */
  toReturn?: number | undefined;
  /** The invoice of it that stands. */
  invoice?: string | undefined;
  submitLabel: string;
  /** The list without the dialog. */
  closeHref: string;
};

/** The buttons of a request's form: delete, cancel and save. */
export function RequestActions(props: RequestActionsProps) {
  const { deleteLabel, toReturn, invoice, submitLabel, closeHref } = props;
  const isSaving = useNavigation().state !== "idle";
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-sm:*:grow">
      <DeleteRecord label={deleteLabel} toReturn={toReturn} invoice={invoice} className="me-auto" />
      <LinkButton href={closeHref} replace preventScrollReset variant="outline" size="small">
        Cancel
      </LinkButton>
      <Button type="submit" name="intent" value="update" size="small" busy={isSaving}>
        {submitLabel}
      </Button>
    </div>
  );
}
