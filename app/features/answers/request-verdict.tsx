import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { VerdictForm } from "./verdict-form.tsx";

type RequestVerdictProps = { record: { id: number; version: number; status: string } };

/** The sticky footer of a request's details: the buttons that answer it. */
export function RequestVerdict({ record }: RequestVerdictProps) {
  const isBusy = useNavigation().state === "submitting";
  const button = (value: string, label: string, variant: "secondary" | "destructive-ghost") => (
    <Button type="submit" name="status" value={value} variant={variant} size="small" busy={isBusy}>
      {label}
    </Button>
  );
  return (
    <VerdictForm record={record} then="details" was={record.status}>
      {button("Rejected", "Reject", "destructive-ghost")}
      {button("Accepted", "Accept", "secondary")}
    </VerdictForm>
  );
}
