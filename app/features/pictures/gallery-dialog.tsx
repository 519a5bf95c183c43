import type { Picture as PictureRecord } from "#contract/pictures.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";

type GalleryDialogProps = { id: string; title: string; pictures: readonly PictureRecord[] };

/** All pictures of a record, large, one below the other. */
export function GalleryDialog({ id, title, pictures }: GalleryDialogProps) {
  return (
    <Dialog id={id} title={title} shape="wide" isReading>
      {pictures.length === 0 ? <p className="text-ink2">No images yet.</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Picture
              picture={picture}
              // Its title is shown below it.
              alt={picture.title ? "" : undefined}
              sizes="(width < 40rem) 100vw, 26rem"
              className="h-80 w-full rounded-control object-cover"
            />
            <p className="mt-1.5 text-sm text-ink3">{picture.title}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
