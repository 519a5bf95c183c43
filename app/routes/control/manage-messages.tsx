import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { listHref } from "#app/features/lists/list-filters.ts";
import { ListPage } from "#app/features/lists/list-page.tsx";
import { readTable } from "#app/features/lists/read-list.ts";
import { DeliveryNote } from "#app/features/outbox/delivery-note.tsx";
import { MessageDetails } from "#app/features/outbox/message-details.tsx";
import { messageList } from "#app/features/outbox/message-list.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/manage-messages";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [table, delivery] = await Promise.all([readTable(api, messageList, request), api.outbox.delivery()]);
  return { ...table, delivery: orErrorPage(delivery).data };
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = Number((await request.formData()).get("id"));
  const reply = await context.get(apiContext).outbox.retry({ id });
  if (!reply.ok) return data({ message: reply.message }, { status: reply.status });
  const url = new URL(request.url);
  url.searchParams.delete("view");
  throw redirectWithToast(`${controlPages.messages}${url.search}`, reply.message);
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { viewed, filters, delivery } = loaderData;
  return (
    <ListPage list={messageList} data={loaderData} note={<DeliveryNote delivery={delivery} />}>
      {viewed ? (
        <MessageDetails
          key={viewed.id}
          message={viewed}
          closeHref={listHref(filters)}
          isSetUp={delivery.isSetUp}
          refusal={actionData?.message}
        />
      ) : null}
    </ListPage>
  );
}
