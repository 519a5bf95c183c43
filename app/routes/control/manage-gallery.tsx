import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { ExportLink } from "#app/features/export/export-link.tsx";
import { filterQuery, listHref, readFilters } from "#app/features/lists/list-filters.ts";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { SortForm } from "#app/features/lists/sort-form.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { PictureUpload } from "#app/features/pictures/picture-upload.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import type { Route } from "./+types/manage-gallery";

const sorts = listSorts.gallery;

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams, sorts);
  const { page, sort } = filters;
  const query = { module: "gallery", page, orderBy: sort.by, direction: sort.direction };
  const { data: pictures, pageInfo } = orErrorPage(
    await context.get(apiContext).uploads.list({ query: fromForm(query) }),
  );
  return { pictures, pageInfo, filters: { ...filters, search: "", status: "" } };
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
  const { pictures, pageInfo, filters } = loaderData;
  return (
    <>
      <PageHead
        title="Image Gallery"
        action={
          <>
            <ExportLink name="gallery.csv" filters={filterQuery({ ...filters, page: 1 })} />
            <DialogButton opens="add-images">Add Images</DialogButton>
          </>
        }
      />
      <div className="mb-4 flex justify-end">
        <SortForm filters={filters} sorts={sorts} />
      </div>
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
          href={(page) => listHref(filters, { page })}
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
