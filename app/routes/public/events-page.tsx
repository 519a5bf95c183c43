import { type CompanyEvent, eventGroups } from "#app/content/events.ts";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture, contentPicture } from "#app/content/content-pictures.server.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { questionDialogId } from "#app/features/questions/question-dialog.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { Route } from "./+types/events-page";

export function loader() {
  const names = eventGroups.flatMap(({ events }) => events.map(({ imageUrl }) => imageUrl));
  return {
    banner: bannerPicture(pageBanners.events),
    pictures: Object.fromEntries(names.map((name) => [name, contentPicture(name)])),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Events",
    description: "Bonfires, New Year, weddings, birthdays and long Kashmiri dinners.",
    path: "/events",
  });
}

export default function EventsPage({ loaderData: { banner, pictures } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={pageBanners.events.title} picture={banner} />
      {eventGroups.map(({ heading, events }, index) => (
        <section
          key={heading}
          aria-label={heading}
          className={index % 2 === 0 ? "py-section" : "bg-pashmina py-section"}
        >
          <div className="wrap">
            <h2 className="mb-10 text-3xl">{heading}</h2>
            <ul className="grid gap-12 lg:gap-16">
              {events.map((event) => (
                <EventRow key={event.title} event={event} picture={pictures[event.imageUrl]} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  );
}

function EventRow({ event, picture }: { event: CompanyEvent; picture: PictureRecord | undefined }) {
  return (
    <li className="group grid items-center gap-[clamp(1.5rem,4vw,4rem)] lg:grid-cols-2">
      {picture ? (
        <div className="mat lg:group-even:order-1">
          <Picture
            picture={picture}
            alt=""
            sizes="(width < 62.5rem) 92vw, 600px"
            className="aspect-[3/2] size-full object-cover"
          />
        </div>
      ) : null}
      <div>
        <h3 className="text-2xl">{event.title}</h3>
        <p className="mt-3 max-w-prose text-ink2">{event.description}</p>
        <p className="mt-4 flex gap-2 font-medium">
          <Icon of="map-pin" className="mt-0.5 text-dal" />
          {event.location}
        </p>
        {event.places ? (
          <ul aria-label="Places" className="mt-3 flex flex-wrap gap-2">
            {event.places.map((place) => (
              <li key={place} className="rounded-full bg-pashmina2 px-3.5 py-1 text-sm">
                {place}
              </li>
            ))}
          </ul>
        ) : null}
        <DialogButton
          opens={questionDialogId}
          variant="outline"
          className="mt-6"
          aria-label={`Ask about it: ${event.title}`}
        >
          Ask about it
        </DialogButton>
      </div>
    </li>
  );
}
