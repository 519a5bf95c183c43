import { data, Form, Link } from "react-router";
import { fromForm } from "#contract/client.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { placeSlug } from "#contract/rules/place-slug.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { NoticeForm } from "#app/features/notices/notice-form.tsx";
import { useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
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
      <ul className="mt-6 grid gap-3">
        {notices.map(({ id, text, place, from, until }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">{text}</p>
              <p className="text-sm text-ink2">
                {place ?? "The whole site"}
                {from > today ? `, from ${shortDate(from)}` : ""}, until {shortDate(until)}
              </p>
            </div>
            <Form method="post">
              <Button type="submit" name="id" value={id} variant="outline" size="small">
                Take down<span className="sr-only">: {text}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {notices.length === 0 ? <p className="text-ink2">Nothing is up.</p> : null}
      <section aria-labelledby="place-pages" className="mt-8">
        <h2 id="place-pages" className="text-xl">
          Pages of places
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-5">
          {places.map((place) => (
            <li key={place.id}>
              <Link
                to={controlPages.place(placeSlug(place))}
                className="flex min-h-11 items-center text-dal underline underline-offset-4"
              >
                {place.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
