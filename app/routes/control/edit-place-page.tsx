import { data } from "react-router";
import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { describeStored } from "#app/features/merge/describe-stored.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PlacePageForm, placePageInWords } from "#app/features/place-page/place-page-form.tsx";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/edit-place-page";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return { place: orErrorPage(await context.get(apiContext).places.page({ query: { slug } })).data };
}

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = typedFields(await request.formData());
  const read = () => api.places.page({ query: { slug } });
  const { id } = orErrorPage(await read()).data;
  const reply = await api.places.savePage({ id, body: fromForm(typed) });
  if (reply.ok) throw redirectWithToast(controlPages.place(slug), reply.message);
  const { message, errors, version, status } = await describeStored(
    reply,
    typed["version"] ?? "",
    read,
    (now) => ({
      words: placePageInWords(now),
      version: now.version,
    }),
  );
  return data({ message, errors, typed: { ...typed, version } }, { status });
}

export default function EditPlacePage({ loaderData: { place }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={`Page of ${place.name}`}
        action={<HeadLink href={`/place/${place.slug}`} label="See it" />}
      />
      <PlacePageForm
        key={place.version}
        values={{ ...place, ...actionData?.typed }}
        errors={actionData?.errors ?? {}}
        message={actionData?.message}
      />
    </>
  );
}
