import { Dialog } from "#app/ui/dialog.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import type { PictureOwner } from "./send-picture.ts";

type AddImagesDialogProps = {
  owner: PictureOwner;
  doneHref: string;
  /** Why an upload failed; the dialog is then open. */
  refusal?: { message: string };
};

/** The upload dialog; its id for `commandfor` is `add-images`. */
export function AddImagesDialog({ owner, doneHref, refusal }: AddImagesDialogProps) {
  return (
    <Dialog id="add-images" shape="wide" title="Add Images" initiallyOpen={refusal !== undefined}>
      <PictureUpload owner={owner} doneHref={doneHref} refusal={refusal?.message} />
    </Dialog>
  );
}
