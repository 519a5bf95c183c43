import { data } from "react-router";
import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { describeStored } from "#app/features/merge/describe-stored.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { placeRows, readPlaceRows } from "#app/features/settings/place-rows.ts";
import { rebasePlaces, storedInWords } from "#app/features/settings/stored-places.ts";
import { PlacesForm } from "#app/features/settings/places-form.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/edit-places";

export async function loader({ context }: Route.LoaderArgs) {
  const { places, version } = orErrorPage(await context.get(apiContext).places.list()).data;
  return { rows: placeRows(places), version };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { places: calls } = context.get(apiContext);
  const form = await request.formData();
  const rows = readPlaceRows(form);
  const { version = "" } = typedFields(form);
  const places = rows.filter(({ id, name }) => name !== "" || id === "");
  const reply = await calls.save({ body: fromForm({ places, version }) });
  if (reply.ok) throw redirectWithToast("/control/settings/places", reply.message);
  let shown = places;
  const described = await describeStored(reply, version, calls.list, (now) => {
    shown = rebasePlaces(places, now.places, form.getAll("id"));
    return { words: storedInWords(now.places, places), version: now.version };
  });
  const { status, message, errors } = described;
  return data({ rows: shown, version: described.version, message, errors }, { status });
}

export default function PlacesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, version } = actionData ?? loaderData;
  return (
    <PlacesForm
      key={version}
      rows={rows}
      version={version}
      errors={actionData?.errors ?? {}}
      message={actionData && Object.keys(actionData.errors).length === 0 ? actionData.message : undefined}
    />
  );
}
