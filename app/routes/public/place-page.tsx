import { apiContext } from "#app/context.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { HotelCard } from "#app/features/hotels/hotel-card.tsx";
import { NoticeLines } from "#app/features/notices/notice-lines.tsx";
import { PackageCard } from "#app/features/packages/package-card.tsx";
import { PlaceTexts } from "#app/features/place-page/place-texts.tsx";
import { readPlace } from "#app/features/place-page/read-place.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { placeData } from "#app/features/seo/structured-data.ts";
import { PathScene } from "#app/features/shell/public/path-scene.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { shorten } from "#contract/rules/text.ts";
import type { Route } from "./+types/place-page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return {
    ...(await readPlace(context.get(apiContext), params.slug)),
    origin: siteOrigin({ context, request }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { place, picture, origin, isEmpty } = loaderData;
  return pageMeta({
    matches,
    title: place.name,
    description: shorten(place.about, 150, "…") || `Hotels and journeys in ${place.name}.`,
    path: `/place/${place.slug}`,
    picture: picture ?? undefined,
    data: [placeData(origin, place)],
    isUnlisted: isEmpty,
  });
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { place, hotels, tours, picture, notices, isEmpty } = loaderData;
  return (
    <>
      <CompactBanner title={place.name} picture={picture ?? undefined} />
      <div className="wrap grid gap-12 py-section">
        <NoticeLines notices={notices} />
        {isEmpty ? (
          <EmptyState
            title={`Nothing is listed for ${place.name} yet`}
            action={<AskUs />}
            art={<PathScene />}
          >
            Ask for what you have in mind there.
          </EmptyState>
        ) : (
          <PlaceTexts place={place} />
        )}
        {hotels.length > 0 ? (
          <section aria-labelledby="houses">
            <h2 id="houses" className="mb-5 text-2xl">
              Where to stay in {place.name}
            </h2>
            <div className="results grid gap-6">
              {hotels.map((hotel) => (
                <HotelCard key={hotel.id} hotel={hotel} />
              ))}
            </div>
            <LinkButton
              href={`/hotels?place=${encodeURIComponent(place.name)}`}
              variant="outline"
              className="mt-6"
            >
              All hotels in {place.name}
            </LinkButton>
          </section>
        ) : null}
        {tours.length > 0 ? (
          <section aria-labelledby="tours">
            <h2 id="tours" className="mb-5 text-2xl">
              Journeys that go there
            </h2>
            <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
              {tours.map((tour) => (
                <PackageCard key={tour.id} tour={tour} headingLevel={3} />
              ))}
            </div>
          </section>
        ) : null}
      </div>
    </>
  );
}
