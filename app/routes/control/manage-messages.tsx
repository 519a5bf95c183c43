import { data } from "react-router";
import { notificationStatuses } from "#contract/outbox.ts";
import { apiContext } from "#app/context.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/lists/list-filters.ts";
import { ListPanel } from "#app/features/lists/list-panel.tsx";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { DeliveryNote } from "#app/features/outbox/delivery-note.tsx";
import { MessageDetails } from "#app/features/outbox/message-details.tsx";
import { MessageStatusBadge } from "#app/features/outbox/message-status-badge.tsx";
import { MessageTable } from "#app/features/outbox/message-table.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/manage-messages";

const sorts = listSorts.messages;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [list, delivery] = await Promise.all([
    readList(api, request, {
      sorts,
      list: (query) => api.outbox.list({ query }),
      byId: (query) => api.outbox.byId({ query }),
    }),
    api.outbox.delivery(),
  ]);
  return { ...list, delivery: orErrorPage(delivery).data };
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = Number((await request.formData()).get("id"));
  const reply = await context.get(apiContext).outbox.retry({ id });
  if (!reply.ok) return data({ message: reply.message }, { status: reply.status });
  const url = new URL(request.url);
  url.searchParams.delete("view");
  throw redirectWithToast(`/control/messages${url.search}`, reply.message);
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, delivery } = loaderData;
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Messages"
        search={
          <SearchForm label="Search address, reference or words" defaultValue={filters.search} keep={keep} />
        }
      />
      <DeliveryNote delivery={delivery} />
      <ListPanel
        label="Messages"
        filters={filters}
        statuses={notificationStatuses}
        sorts={sorts}
        pageInfo={pageInfo}
        empty="No messages yet."
        exports="messages.csv"
      >
        <MessageTable
          messages={rows}
          sort={tableSort(filters, sorts)}
          viewHref={({ id }) => viewHref(filters, id)}
        />
      </ListPanel>
      {viewed ? (
        <DetailsDialog
          key={viewed.id}
          title={viewed.subject}
          above={<MessageStatusBadge status={viewed.status} />}
          closeHref={listHref(filters)}
        >
          <MessageDetails message={viewed} isSetUp={delivery.isSetUp} refusal={actionData?.message} />
        </DetailsDialog>
      ) : null}
    </>
  );
}
