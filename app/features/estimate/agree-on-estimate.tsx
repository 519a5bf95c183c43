import { useNavigation } from "react-router";
import { formatRupees } from "#contract/rules/money.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import { VerdictForm } from "#app/features/answers/verdict-form.tsx";
import { Button } from "#app/ui/button.tsx";

type Estimated = { status: RequestStatus; total: number | null; estimate: number | null };

/** Makes the price that the guest was told the agreed total, in one press; nothing where there is none, or a total already. */
export function AgreeOnEstimate({ record }: { record: Estimated }) {
  const isSaving = useNavigation().state !== "idle";
  const { status, total, estimate } = record;
  if (total !== null || estimate === null || status === "Rejected") return null;
  return (
    <VerdictForm record={record} then="details">
      <Button type="submit" name="total" value={estimate} variant="outline" size="small" busy={isSaving}>
        Agree on {formatRupees(estimate)}
      </Button>
    </VerdictForm>
  );
}
