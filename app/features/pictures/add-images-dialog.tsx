import { Dialog } from "#app/ui/dialog.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import type { PictureOwner } from "./send-picture.ts";

type AddImagesDialogProps = {
  owner: PictureOwner;
  doneHref: string;
  /** What went wrong with an upload; the dialog then stands open. */
  refusal?: { message: string };
};

/** Uploads pictures over the page that shows them; `add-images` opens it. */
export function AddImagesDialog({ owner, doneHref, refusal }: AddImagesDialogProps) {
  return (
    <Dialog id="add-images" shape="wide" title="Add Images" initiallyOpen={refusal !== undefined}>
      <PictureUpload owner={owner} doneHref={doneHref} refusal={refusal?.message} />
    </Dialog>
  );
}
