import { useNavigation } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";

/** The id of the form of an opened request. */
export const answerForm = "answer";

type VerdictButtonProps = { status: string; label: string; variant: ButtonLook["variant"] };

/** A decision in the sticky footer: sends the form of the details as it is filled in, with another status. */
export function VerdictButton({ status, label, variant }: VerdictButtonProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Button
      type="submit"
      form={answerForm}
      name="verdict"
      value={status}
      variant={variant}
      size="small"
      busy={isBusy}
    >
      {label}
    </Button>
  );
}
