import type { Upload } from "#contract/uploads.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFocusNext } from "#app/features/navigation/use-focus-back.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import type { PictureOwner } from "./send-picture.ts";

type PicturesPageProps = {
  owner: PictureOwner;
  pictures: readonly Upload[];
  doneHref: string;
  noneMessage?: string;
  refusal?: string;
};

/** The page of a record's pictures: upload above, the stored ones below. */
export function PicturesPage({ owner, pictures, ...upload }: PicturesPageProps) {
  useFocusNext(pictures.map(({ id }) => id));
  return (
    <div className="grid gap-6">
      <section aria-label="Upload" className="rounded-panel border border-line bg-surface p-5">
        <PictureUpload owner={owner} {...upload} />
      </section>
      {pictures.length > 0 ? (
        <PictureGrid pictures={pictures} confirmText="Are you sure you want to delete this image?" />
      ) : (
        <EmptyState title="No images yet">The first one is what guests see in lists.</EmptyState>
      )}
    </div>
  );
}
