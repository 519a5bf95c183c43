import { useLocation } from "react-router";
import { LaterForm } from "#app/features/forms/later-form.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { QuestionForm, QuestionThanks } from "./question-form.tsx";

export const questionDialogId = "query-dialog";

/** The form's id within the popup. */
const formId = "query";

/** The Query popup of every public page. */
export function QuestionDialog() {
  const { pathname } = useLocation();
  return (
    <Dialog id={questionDialogId} title="Query" shape="bottom">
      <p className="mb-4 text-ink2">Ask about dates, roads, rooms or prices. A person answers.</p>
      <LaterForm page="/query" id={formId} from={pathname} label="Write to us" />
    </Dialog>
  );
}

/** The form that the popup fetches. */
export function QuestionDialogForm() {
  return (
    <QuestionForm
      id={formId}
      from="/"
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
  );
}
