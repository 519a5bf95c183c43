import { fromForm } from "#contract/client.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { summaryOf } from "#app/features/content/read-summary.server.ts";
import { apiContext } from "#app/context.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { HotelCard } from "#app/features/hotels/hotel-card.tsx";
import { kindChips, placeChips, setHotelChips } from "#app/features/hotels/hotel-chips.ts";
import { hotelFilterNames, HotelFilters } from "#app/features/hotels/hotel-filters.tsx";
import { FilterChips } from "#app/features/filters/filter-chips.tsx";
import { filterHref, readFilters, stayWithinPages } from "#app/features/filters/filter-address.ts";
import { LargeParty } from "#app/features/filters/large-party.tsx";
import { NothingFound } from "#app/features/filters/nothing-found.tsx";
import { RefusedFilters } from "#app/features/filters/refused-filters.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { summaryIn } from "#app/features/content/page-summary.ts";
import { RecentlyViewed } from "#app/features/filters/recently-viewed-list.tsx";
import { HotelMap, isMapped } from "#app/features/hotel-map/hotel-map.tsx";
import { isPast } from "#app/features/stay-dates/is-past.ts";
import { orErrorPage } from "#app/reply.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { stayMessages } from "#contract/availability.ts";
import type { Hotel } from "#contract/hotels.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import type { Route } from "./+types/hotels-page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { values, page } = readFilters(request.url, hotelFilterNames);
  const facets = orErrorPage(await api.hotels.facets()).data;
  const all = { limit: 50 };
  const isOver = isPast(values.checkInDate);
  const filtered = await api.hotels.list({ query: isOver ? all : fromForm({ ...values, page, ...all }) });
  const refused = isOver ? { checkInDate: stayMessages.past } : {};
  const errors = filtered.ok ? refused : filtered.errors;
  // Invalid filters: show their errors, and the list without filters.
  const reply = filtered.status === 400 ? await api.hotels.list({ query: all }) : filtered;
  const { data, pageInfo } = orErrorPage(reply);
  stayWithinPages("/hotels", values, pageInfo);
  const content = await readContent(context);
  return {
    hotels: data,
    pageInfo,
    errors,
    values,
    facets,
    today: todayInKashmir(new Date()),
    banner: readBanner(content, "hotels"),
    empty: content.get("when-empty"),
    summary: summaryOf(content, "hotels"),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    ...summaryIn(loaderData),
    path: "/hotels",
    card: "hotel",
  });
}

export default function HotelsPage({ loaderData }: Route.ComponentProps) {
  const { hotels, pageInfo, errors, values, facets, today, banner, empty } = loaderData;
  const faults = Object.values(errors);
  const hasMap = isMapped(facets.places);
  if (hotels.length === 0 && faults.length === 0 && setHotelChips(values).length === 0)
    return <NoHotelsYet banner={banner} empty={empty} />;
  const set = faults.length > 0 ? [] : setHotelChips(values);
  const chips = [...set, ...placeChips(values, facets)];
  const { checkInDate, checkOutDate, guests } = values;
  const stay: Record<string, string> = faults.length > 0 ? {} : { checkInDate, checkOutDate, guests };
  return (
    <live-filters className="block">
      <CompactBanner {...banner}>
        <p data-live="count" role="status">
          {countOf(pageInfo?.totalRecords ?? 0, "place")} to stay
        </p>
      </CompactBanner>
      <div className={`results-frame wrap ${hasMap ? "" : "two-columns"}`}>
        <HotelFilters
          {...{ values, facets, errors, today }}
          isNarrowed={set.length > 0 || values.sort !== ""}
        />
        {hasMap ? (
          <details className="map-fold filter-fold">
            <summary className="fold-button">
              <Icon of="map" className="text-dal" />
              <span className="flex-1">Map</span>
              <Icon of="chevron-down" className="fold-sign text-ink3" />
            </summary>
            <div data-live="map" className="mat max-xl:mt-3">
              <HotelMap {...{ values, stay }} hotels={hotels.map(pinned)} places={facets.places} />
            </div>
          </details>
        ) : null}
        <section id="results" aria-label="Hotels" data-live="results" className="results">
          <RefusedFilters errors={errors} aim="see what is free" />
          <LargeParty search={stay} where={values.place} from={filterHref("/hotels", values)} />
          <FilterChips label={set.length > 0 ? "Filters in use, and places" : "Places"} chips={chips} />
          <FilterChips label="Kinds of stay" chips={kindChips(values, facets)} className="lg:hidden" />
          {hotels.map((hotel, index) => (
            <HotelCard key={hotel.id} hotel={hotel} priority={index === 0} stay={stay} />
          ))}
          {hotels.length === 0 ? <NothingFound clearHref="/hotels">{empty.hotelsFound}</NothingFound> : null}
          <Pagination
            currentPage={pageInfo?.currentPage ?? 1}
            totalPages={pageInfo?.totalPages ?? 1}
            href={(page) => filterHref("/hotels", values, { page: String(page) })}
          />
        </section>
      </div>
      <RecentlyViewed />
    </live-filters>
  );
}

/** The fields of a hotel that the map needs. */
function pinned({ id, hotelName, kind, place, rate, stay, totalRooms }: Hotel) {
  return { id, hotelName, kind, place, rate, stay, totalRooms };
}

/** The page without any hotels: only a text. */
function NoHotelsYet({ banner, empty }: Pick<Route.ComponentProps["loaderData"], "banner" | "empty">) {
  return (
    <>
      <CompactBanner {...banner} />
      <div className="wrap py-section">
        <EmptyState title="No hotels yet" action={<AskUs label="Ask us directly" />}>
          {empty.hotels}
        </EmptyState>
      </div>
    </>
  );
}
