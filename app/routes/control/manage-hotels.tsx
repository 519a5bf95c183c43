import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { ControlHotelCard } from "#app/features/hotels/control-hotel-card.tsx";
import { hotelList } from "#app/features/hotels/hotel-list.ts";
import { CardList } from "#app/features/lists/card-list.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { DeleteRefusal, notDeleted, readDelete } from "#app/features/records/delete-place.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/manage-hotels";

export function loader({ context, request }: Route.LoaderArgs) {
  return readList(context.get(apiContext), hotelList, request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const query = readDelete(await request.formData());
  const { id } = query;
  const reply = await context.get(apiContext).hotels.remove({ query: fromForm(query) });
  if (!reply.ok) return notDeleted(id, reply);
  throw redirectWithToast("/control/hotels", reply.message, { undo: { kind: "hotels", id } });
}

export default function ControlHotelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, filters } = loaderData;
  return (
    <CardList
      list={hotelList}
      data={loaderData}
      add={<HeadLink href="/control/add-Hotel" label="Add Hotel" variant="secondary" />}
      alert={<DeleteRefusal refused={actionData} />}
      empty={
        filters.search ? (
          <EmptyState title="Nothing found" />
        ) : (
          <EmptyState title="No hotels yet">
            Add the first with Add Hotel: then a room, then a picture, and guests can ask for it.
          </EmptyState>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map((hotel) => (
          <ControlHotelCard key={hotel.id} hotel={hotel} refused={actionData} />
        ))}
      </div>
    </CardList>
  );
}
