import { requestStatuses } from "#contract/rules/status.ts";
import { apiContext } from "#app/context.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { answerRequest } from "#app/features/records/answer-request.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/lists/list-filters.ts";
import { ListPanel } from "#app/features/lists/list-panel.tsx";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { StatusForm } from "#app/features/records/status-form.tsx";
import { cabBookingFields } from "#app/features/cabs/cab-booking-versions.ts";
import { CabBookingFacts } from "#app/features/cabs/cab-booking-facts.tsx";
import { CabBookingTable } from "#app/features/cabs/cab-booking-table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/manage-cab-bookings";

const sorts = listSorts.cabBookings;

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return readList(api, request, {
    kind: "cabBookings",
    sorts,
    list: (query) => api.cabBookings.list({ query }),
    byId: (query) => api.cabBookings.byId({ query }),
  });
}

export const shouldRevalidate = alwaysRevalidate;

export async function action({ context, request }: Route.ActionArgs) {
  const { cabBookings, dashboard } = context.get(apiContext);
  return answerRequest(request, await request.formData(), {
    kind: "cabBookings",
    byId: (query) => cabBookings.byId({ query }),
    change: cabBookings.change,
    remove: (query) => cabBookings.remove({ query }),
    dashboard,
  });
}

export default function CabBookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, suspicious } = loaderData;
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Cab Bookings"
        search={<SearchForm label="Search guest, phone or place" defaultValue={filters.search} keep={keep} />}
      />
      <ListPanel
        label="Cab Bookings"
        filters={filters}
        statuses={requestStatuses}
        suspicious={suspicious}
        sorts={sorts}
        pageInfo={pageInfo}
        empty="No Cab Bookings Available."
        exports="cab-bookings.csv"
      >
        <CabBookingTable
          bookings={rows}
          sort={tableSort(filters, sorts)}
          viewHref={({ id }) => viewHref(filters, id)}
        />
      </ListPanel>
      {viewed ? (
        <DetailsDialog
          key={viewed.id}
          record={{ kind: "cabBookings", id: viewed.id }}
          isSuspicious={viewed.isSuspicious}
          title="Cab Booking Details"
          above={
            <>
              {viewed.reference} <StatusBadge status={viewed.status} />
            </>
          }
          closeHref={listHref(filters)}
        >
          <CabBookingFacts booking={viewed} />
          <StatusForm
            record={viewed}
            versionFields={cabBookingFields}
            statuses={requestStatuses}
            deleteLabel="Delete Booking"
            closeHref={listHref(filters)}
            refusal={actionData}
          >
            <TextField
              key={viewed.version}
              name="assignedTo"
              label="Vehicle and driver"
              hint="Seen by staff only"
              defaultValue={actionData?.typed.assignedTo ?? viewed.assignedTo}
              required={false}
            />
          </StatusForm>
        </DetailsDialog>
      ) : null}
    </>
  );
}
