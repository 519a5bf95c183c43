import { data, redirect } from "react-router";
import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HotelForm } from "#app/features/hotels/hotel-form.tsx";
import { readPlaceOptions } from "#app/features/hotels/place-options.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { addOwnWords } from "#app/features/room-words/add-own-words.ts";
import { emptyRoom, readRoomForm, RoomForm } from "#app/features/rooms/room-form.tsx";
import { bodyOfRoom } from "#app/features/rooms/room-versions.ts";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { orErrorPage, typedFields } from "#app/reply.ts";
import { BackToSteps } from "#app/features/start/back-to-steps.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/first-house";
import { controlPages } from "#app/content/control-addresses.ts";

const housePath = "/control/start/house";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { house } = orErrorPage(await api.start.read()).data;
  if (house && house.rooms > 0)
    throw redirect(
      house.pictures > 0 ? controlPages.start : `${controlPages.hotelPictures(house.id)}?from=start`,
    );
  const [places, choices] = await Promise.all([readPlaceOptions(api), readRoomChoices(api)]);
  return { house, places, idempotencyKey: crypto.randomUUID(), ...choices };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const { idempotencyKey, ...typed } = typedFields(form);
  const { house } = orErrorPage(await api.start.read()).data;
  const isRoom = form.has("rentPerNight");
  // It was already added, in another tab or by a repeated submit.
  if (house && !isRoom) throw refuseAgain(`${house.name} is there already: nothing was added`);
  if (house && house.rooms > 0)
    throw refuseAgain(
      `${house.name} has a room type already: nothing was added. Others are added on its page`,
    );
  const refused = isRoom ? await addOwnWords(api, form) : undefined;
  const room = isRoom ? readRoomForm(form) : undefined;
  const send = () =>
    room
      ? api.rooms.create({ body: fromForm({ ...bodyOfRoom(room), hotelId: house?.id }), idempotencyKey })
      : api.hotels.create({ body: fromForm(typed), idempotencyKey });
  const reply = refused ?? (await send());
  if (!reply.ok) {
    const { message, errors, status } = reply;
    return data({ message, errors, typed, room }, { status });
  }
  throw redirectWithToast(housePath, reply.message);
}

function refuseAgain(message: string) {
  return redirectWithToast(housePath, message, { isInfo: true });
}

export const meta = controlPageMeta;

/** The step that adds the first hotel, and then its first room type. */
export default function FirstHouse({ loaderData, actionData }: Route.ComponentProps) {
  const { house, places, idempotencyKey, roomTypes, facilities } = loaderData;
  const refusal = actionData && { errors: actionData.errors, message: actionData.message };
  const typed = actionData?.typed ?? {};
  return (
    <>
      <PageHead title={house ? `A room of ${house.name}` : "Your first house"} />
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        {house ? (
          "One kind of room is enough to begin with; then comes a picture."
        ) : (
          <>
            Have you got a list?{" "}
            <TextLink href="/control/import">Import houses and rooms from a file</TextLink>
          </>
        )}
      </p>
      {house ? (
        <RoomForm
          values={actionData?.room ?? emptyRoom}
          roomTypes={roomTypes}
          facilities={facilities}
          {...{ idempotencyKey, ...refusal }}
        />
      ) : (
        <HotelForm values={typed} {...{ places, idempotencyKey, ...refusal }} />
      )}
      <BackToSteps />
    </>
  );
}
