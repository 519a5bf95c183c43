import { useNavigation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";

type RequestActionsProps = {
  deleteLabel: string;
  submitLabel: string;
  /** The list without the dialog. */
  closeHref: string;
};

/** The buttons of a request's form: delete, cancel and save. */
export function RequestActions({ deleteLabel, submitLabel, closeHref }: RequestActionsProps) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-sm:*:grow">
      <Button
        type="submit"
        name="intent"
        value="delete"
        variant="destructive-ghost"
        size="small"
        className="me-auto"
      >
        {deleteLabel}
      </Button>
      <LinkButton href={closeHref} replace preventScrollReset variant="outline" size="small">
        Cancel
      </LinkButton>
      <Button type="submit" name="intent" value="update" size="small" busy={isSaving}>
        {submitLabel}
      </Button>
    </div>
  );
}
