import { apiContext } from "#app/context.ts";
import { CardList } from "#app/features/lists/card-list.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { useFocusNext } from "#app/features/navigation/use-focus-back.ts";
import { AddImagesDialog } from "#app/features/pictures/add-images-dialog.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { galleryList } from "#app/features/pictures/gallery-list.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/manage-gallery";
import { controlPages } from "#app/content/control-addresses.ts";

const gallery = { module: "gallery", ownerId: 0 } as const;

export function loader({ context, request }: Route.LoaderArgs) {
  return readList(context.get(apiContext), galleryList, request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { search } = new URL(request.url);
  return answerPictures(context.get(apiContext), await request.formData(), {
    owner: gallery,
    here: `${controlPages.gallery}${search}`,
    done: controlPages.gallery,
  });
}

export default function ControlGalleryPage({ loaderData, actionData }: Route.ComponentProps) {
  useFocusNext(loaderData.rows.map(({ id }) => id));
  return (
    <>
      <CardList
        list={galleryList}
        data={loaderData}
        empty={
          <EmptyState title="No images yet">What you upload here is shown in the site's gallery.</EmptyState>
        }
        add={
          <DialogButton opens="add-images" size="small">
            Add Images
          </DialogButton>
        }
      >
        <PictureGrid
          pictures={loaderData.rows}
          confirmText="Are you sure you want to delete this image?"
          canMove={false}
        />
      </CardList>
      <AddImagesDialog owner={gallery} doneHref={controlPages.gallery} refusal={actionData} />
    </>
  );
}
