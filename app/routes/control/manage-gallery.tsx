import { apiContext } from "#app/context.ts";
import { CardList } from "#app/features/lists/card-list.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { galleryList } from "#app/features/pictures/gallery-list.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { PictureUpload } from "#app/features/pictures/picture-upload.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/manage-gallery";

export function loader({ context, request }: Route.LoaderArgs) {
  return readList(context.get(apiContext), galleryList, request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { search } = new URL(request.url);
  return answerPictures(context.get(apiContext), await request.formData(), {
    owner: { module: "gallery", ownerId: 0 },
    here: `/control/gallery${search}`,
    done: "/control/gallery",
  });
}

export default function ControlGalleryPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <CardList
        list={galleryList}
        data={loaderData}
        add={<DialogButton opens="add-images">Add Images</DialogButton>}
        empty={
          <EmptyState title="No images yet">What you upload here is shown in the site's gallery.</EmptyState>
        }
      >
        <PictureGrid
          pictures={loaderData.rows}
          confirmText="Are you sure you want to delete this image?"
          canMove={false}
        />
      </CardList>
      <Dialog id="add-images" shape="wide" title="Add Images" initiallyOpen={actionData !== undefined}>
        <PictureUpload
          key={loaderData.pageInfo?.totalRecords}
          owner={{ module: "gallery", ownerId: 0 }}
          doneHref="/control/gallery"
          refusal={actionData?.message}
        />
      </Dialog>
    </>
  );
}
