import type { Complaints } from "#contract/complaints.ts";
import { useLocation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { QueryForm } from "./question-form.tsx";

export const queryDialogId = "query-dialog";

/** The Query popup of every public page. */
export function QueryDialog({ complaints }: { complaints: Complaints }) {
  const { pathname } = useLocation();
  return (
    <Dialog id={queryDialogId} title="Query" shape="bottom">
      <p className="mb-4 text-ink2">Ask about dates, roads, rooms or prices. A person answers.</p>
      <QueryForm id="query" complaints={complaints} from={pathname} />
    </Dialog>
  );
}
