import { companyOf } from "#app/features/company/company-facts.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { questionDialogId } from "#app/features/questions/question-dialog.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EventRow } from "#app/features/company-events/event-row.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/events-page";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const { description, ...events } = content.get("events");
  const groups = [events, content.get("birthday-parties")].map((group) => ({
    heading: group.heading,
    events: content.drawn(group.events),
  }));
  return { banner: readBanner(content, "events"), description, groups, small: content.get("small-words") };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Events",
    description: loaderData?.description || companyOf(matches).description,
    path: "/events",
  });
}

export default function EventsPage({ loaderData: { banner, groups, small } }: Route.ComponentProps) {
  const shown = groups.filter(({ events }) => events.length > 0);
  return (
    <>
      <PageBanner {...banner} />
      {shown.length === 0 ? (
        <div className="wrap py-section">
          <EmptyState
            title={small.eventsTitle}
            action={<DialogButton opens={questionDialogId}>Ask us</DialogButton>}
          >
            {small.events}
          </EmptyState>
        </div>
      ) : null}
      {shown.map(({ heading, events }, index) => (
        <section
          key={heading}
          aria-label={heading || "Events"}
          className={index % 2 === 0 ? "py-section" : "bg-pashmina py-section"}
        >
          <div className="wrap">
            {heading ? <h2 className="mb-10 text-3xl">{heading}</h2> : null}
            <ul className="grid gap-12 lg:gap-16">
              {events.map((event) => (
                <EventRow key={event.title} event={event} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  );
}
