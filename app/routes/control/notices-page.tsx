import { data } from "react-router";
import { fromForm } from "#contract/client.ts";
import { placeSlug } from "#contract/rules/place-slug.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { NoticeForm } from "#app/features/notices/notice-form.tsx";
import { NoticeList } from "#app/features/notices/notice-list.tsx";
import { useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/notices-page";
import { controlPages } from "#app/content/control-addresses.ts";

const noticesPath = "/control/notices";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const today = todayInKashmir(new Date());
  const all = orErrorPage(await api.notices.list({ query: { all: true, limit: 100 } })).data;
  const { places } = orErrorPage(await api.places.list()).data;
  return { notices: all.filter(({ until }) => until >= today), places, today };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (form.has("id")) {
    const id = Number(form.get("id"));
    const reply = await api.notices.remove({ query: { id } });
    const undo = reply.ok ? { kind: "notices" as const, id } : undefined;
    throw redirectWithToast(noticesPath, reply.message, { undo, isInfo: !reply.ok });
  }
  const typed = typedFields(form);
  const reply = await api.notices.create({ body: fromForm(typed) });
  if (reply.ok) throw redirectWithToast(noticesPath, reply.message);
  const { status, message, errors } = reply;
  return data({ message, errors, typed }, { status });
}

export default function NoticesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notices, places, today } = loaderData;
  const saved = useTimesSaved((form) => !form.has("id"), actionData !== undefined);
  return (
    <>
      <PageHead title="Notices" />
      <NoticeForm
        key={saved}
        places={places.map(({ id, name }) => ({ value: id, label: name }))}
        today={today}
        errors={actionData?.errors ?? {}}
        typed={actionData?.typed ?? {}}
        message={actionData?.message}
      />
      <div className="mt-5 grid gap-5">
        <OfficePanel title="Notices that are up">
          <NoticeList notices={notices} today={today} />
        </OfficePanel>
        <PlacePages places={places} />
      </div>
    </>
  );
}

function PlacePages({ places }: Pick<Route.ComponentProps["loaderData"], "places">) {
  return (
    <OfficePanel title="Pages of places">
      <ul className="flex flex-wrap gap-2.5">
        {places.map((place) => (
          <li key={place.id}>
            <LinkButton href={controlPages.place(placeSlug(place))} variant="outline" size="small">
              {place.name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}
