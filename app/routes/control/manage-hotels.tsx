import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { DeleteRefusal, notDeleted, readDelete } from "#app/features/records/delete-place.tsx";
import { ExportLink } from "#app/features/export/export-link.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { filterQuery, listHref, readFilters } from "#app/features/lists/list-filters.ts";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { SortForm } from "#app/features/lists/sort-form.tsx";
import { ControlHotelCard } from "#app/features/hotels/control-hotel-card.tsx";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import type { Route } from "./+types/manage-hotels";

const sorts = listSorts.hotels;

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams, sorts);
  const { page, search, sort } = filters;
  const query = { limit: 10, page, search, orderBy: sort.by, direction: sort.direction };
  const { data: hotels, pageInfo } = orErrorPage(
    await context.get(apiContext).hotels.list({ query: fromForm(query) }),
  );
  return { hotels, pageInfo, filters };
}

export async function action({ context, request }: Route.ActionArgs) {
  const asked = readDelete(await request.formData());
  const { id } = asked;
  const reply = await context.get(apiContext).hotels.remove({ query: fromForm(asked) });
  if (!reply.ok) return notDeleted(id, reply);
  throw redirectWithToast("/control/hotels", reply.message, { undo: { kind: "hotels", id } });
}

export default function ControlHotelsPage({
  loaderData: { hotels, pageInfo, filters },
  actionData,
}: Route.ComponentProps) {
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Hotels"
        search={<SearchForm label="Search name or place" defaultValue={filters.search} keep={keep} />}
        action={
          <>
            <ExportLink name="hotels.csv" filters={filterQuery({ ...filters, page: 1 })} />
            <LinkButton href="/control/add-Hotel">Add Hotel</LinkButton>
          </>
        }
      />
      <DeleteRefusal refused={actionData} />
      <div className="mb-4 flex justify-end">
        <SortForm filters={filters} sorts={sorts} />
      </div>
      <div className="grid gap-4">
        {hotels.map((hotel) => (
          <ControlHotelCard key={hotel.id} hotel={hotel} refused={actionData} />
        ))}
      </div>
      {hotels.length === 0 ? <EmptyState title={filters.search ? "Nothing found" : "No hotels yet"} /> : null}
      <div className="mt-6">
        <Pagination
          currentPage={pageInfo?.currentPage ?? 1}
          totalPages={pageInfo?.totalPages ?? 1}
          href={(page) => listHref(filters, { page })}
        />
      </div>
    </>
  );
}
