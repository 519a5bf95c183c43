import { useLocation } from "react-router";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { QuestionForm, QuestionThanks } from "./question-form.tsx";

export const questionDialogId = "query-dialog";

/** The Query popup of every public page. */
export function QuestionDialog() {
  const { pathname } = useLocation();
  return (
    <Dialog id={questionDialogId} title="Query" shape="bottom">
      <p className="mb-4 text-ink2">Ask about dates, roads, rooms or prices. A person answers.</p>
      <QuestionForm
        id="query"
        from={pathname}
        thanks={
          <QuestionThanks
            okay={
              <DialogButton closes={questionDialogId} variant="primary">
                Okay
              </DialogButton>
            }
          />
        }
      />
    </Dialog>
  );
}
