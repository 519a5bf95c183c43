import { data, Form } from "react-router";
import type { Reply } from "#contract/client.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";

/** A refused delete: why, or the confirmation to ask for because accepted stays hold rooms there. */
export type NotDeleted = { message: string; id?: number; asks?: boolean };

/** The dialog's form: the record, and the confirmation that its stays are kept. */
export function readDelete(form: FormData) {
  return { id: Number(form.get("id")), stays: form.get("stays") ?? "" };
}

/** The refused delete, for its page to show. */
export function notDeleted(id: number, reply: Extract<Reply<unknown>, { ok: false }>) {
  const { message, errors, status } = reply;
  return data({ id, message, asks: "stays" in errors }, { status });
}

type DeletePlaceProps = {
  /** Of the dialog. */
  id: string;
  recordId: number;
  name: string;
  /** What deleting does, when there are no stays. */
  effect: string;
  refused?: NotDeleted;
};

/** Confirms the delete of a hotel or room type, and once more when it has accepted stays. */
export function DeletePlaceDialog({ id, recordId, name, effect, refused }: DeletePlaceProps) {
  const confirmation = refused?.asks && refused.id === recordId ? refused : undefined;
  return (
    <Dialog
      key={confirmation ? "with stays" : "first"}
      id={id}
      title={`Delete ${name}?`}
      initiallyOpen={confirmation !== undefined}
    >
      <p role={confirmation ? "alert" : undefined} className="text-ink2">
        {confirmation?.message ?? effect}
      </p>
      <Form method="post" className="mt-5 flex flex-wrap justify-end gap-2.5">
        <input type="hidden" name="id" value={recordId} />
        {confirmation ? <input type="hidden" name="stays" value="keep" /> : null}
        <DialogButton closes={id} variant="outline" size="small">
          Cancel
        </DialogButton>
        <Button type="submit" variant="destructive" size="small">
          {confirmation ? "Delete, and keep the stays" : "Delete"}
        </Button>
      </Form>
    </Dialog>
  );
}

/** A refusal without confirmation, for the head of the page. */
export function DeleteRefusal({ refused }: { refused?: NotDeleted }) {
  if (!refused || refused.asks) return null;
  return (
    <p role="alert" className="mb-4 font-medium text-chinar">
      {refused.message}
    </p>
  );
}
