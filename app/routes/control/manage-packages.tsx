import { fromForm } from "#contract/client.ts";
import { data, useNavigate } from "react-router";
import { apiContext } from "#app/context.ts";
import { ExportLink } from "#app/features/export/export-link.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { filterQuery, listHref, readFilters, viewHref } from "#app/features/lists/list-filters.ts";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { SortForm } from "#app/features/lists/sort-form.tsx";
import { ControlPackageCard } from "#app/features/packages/control-package-card.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PictureUpload } from "#app/features/pictures/picture-upload.tsx";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import type { Route } from "./+types/manage-packages";

const sorts = listSorts.packages;

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filters = readFilters(address, sorts);
  const { search, page, sort } = filters;
  const query = { search, page, orderBy: sort.by, direction: sort.direction };
  const { data: tours, pageInfo } = orErrorPage(
    await context.get(apiContext).packages.list({ query: fromForm(query) }),
  );
  const id = Number(address.get("view"));
  return { tours, pageInfo, filters, uploadFor: tours.find((tour) => tour.id === id) ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (form.get("intent") === "upload") {
    const ownerId = Number(new URL(request.url).searchParams.get("view"));
    const owner = { module: "package" as const, ownerId };
    return answerPictures(api, form, { owner, here: "/control/packages", done: "/control/packages" });
  }
  const id = Number(form.get("id"));
  const reply = await api.packages.remove({ query: { id } });
  if (!reply.ok) return data({ message: reply.message }, { status: reply.status });
  throw redirectWithToast("/control/packages", reply.message, { undo: { kind: "packages", id } });
}

export default function ControlPackagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tours, pageInfo, filters, uploadFor } = loaderData;
  const navigate = useNavigate();
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="View Packages"
        search={<SearchForm label="Search name or place" defaultValue={filters.search} keep={keep} />}
        action={
          <>
            <ExportLink name="packages.csv" filters={filterQuery({ ...filters, page: 1 })} />
            <LinkButton href="/control/add-package">Add Package</LinkButton>
          </>
        }
      />
      {actionData && !uploadFor ? (
        <p role="alert" className="mb-4 font-medium text-chinar">
          {actionData.message}
        </p>
      ) : null}
      <div className="mb-4 flex justify-end">
        <SortForm filters={filters} sorts={sorts} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {tours.map((tour) => (
          <ControlPackageCard key={tour.id} tour={tour} imagesHref={viewHref(filters, tour.id)} />
        ))}
      </div>
      {tours.length === 0 ? <EmptyState title="No Packages Available." /> : null}
      <div className="mt-6">
        <Pagination
          currentPage={pageInfo?.currentPage ?? 1}
          totalPages={pageInfo?.totalPages ?? 1}
          href={(page) => listHref(filters, { page })}
        />
      </div>
      {uploadFor ? (
        <Dialog
          key={uploadFor.id}
          id="add-images"
          shape="wide"
          title="Add Images"
          above={uploadFor.tourName}
          initiallyOpen
          onClose={() => void navigate(listHref(filters), { replace: true, preventScrollReset: true })}
        >
          <PictureUpload
            owner={{ module: "package", ownerId: uploadFor.id }}
            doneHref="/control/packages"
            refusal={actionData?.message}
          />
        </Dialog>
      ) : null}
    </>
  );
}
