import { apiContext } from "#app/context.ts";
import { ExportLink } from "#app/features/control/export-link.tsx";
import { readFilters } from "#app/features/control/list-filters.ts";
import { PageHead } from "#app/features/control/page-head.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { PictureUpload } from "#app/features/pictures/picture-upload.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/gallery";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = readFilters(new URL(request.url).searchParams);
  const query = { module: "gallery", page };
  const { data: pictures, pageInfo } = orErrorPage(await context.get(apiContext).uploads.list({ query }));
  return { pictures, pageInfo };
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
  const { pictures, pageInfo } = loaderData;
  return (
    <>
      <PageHead
        title="Image Gallery"
        action={
          <>
            <ExportLink name="gallery.csv" filters={new URLSearchParams()} />
            <DialogButton opens="add-images">Add Images</DialogButton>
          </>
        }
      />
      {pictures.length > 0 ? (
        <PictureGrid
          pictures={pictures}
          confirmText="Are you sure you want to delete this image?"
          canMove={false}
        />
      ) : (
        <EmptyState title="No images yet">What you upload here is shown in the site's gallery.</EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          currentPage={pageInfo?.currentPage ?? 1}
          totalPages={pageInfo?.totalPages ?? 1}
          href={(page) => `?page=${page}`}
        />
      </div>
      <Dialog id="add-images" shape="wide" title="Add Images" initiallyOpen={actionData !== undefined}>
        <PictureUpload
          key={pageInfo?.totalRecords}
          owner={{ module: "gallery", ownerId: 0 }}
          doneHref="/control/gallery"
          refusal={actionData?.message}
        />
      </Dialog>
    </>
  );
}
