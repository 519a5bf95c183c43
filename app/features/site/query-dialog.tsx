import { useLocation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import type { FormRules } from "./form-rules.ts";
import { QueryForm } from "./query-form.tsx";

export const queryDialogId = "query-dialog";

/** The Query popup of every public page. */
export function QueryDialog({ rules }: { rules: FormRules }) {
  const { pathname } = useLocation();
  return (
    <Dialog id={queryDialogId} title="Query" shape="bottom">
      <p className="mb-4 text-ink2">Ask about dates, roads, rooms or prices. A person answers.</p>
      <QueryForm id="query" rules={rules} from={pathname} />
    </Dialog>
  );
}
