import { fromForm } from "#contract/client.ts";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture } from "#app/content/content-pictures.server.ts";
import { apiContext } from "#app/context.ts";
import { HotelCard } from "#app/features/hotels/hotel-card.tsx";
import { placeChips, setHotelChips } from "#app/features/hotels/hotel-chips.ts";
import { hotelFilterNames, HotelFilters } from "#app/features/hotels/hotel-filters.tsx";
import { FilterChips } from "#app/features/filters/filter-chips.tsx";
import { filterHref, readFilters } from "#app/features/filters/filter-address.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { PathScene } from "#app/features/shell/public/path-scene.tsx";
import { RecentlyViewed } from "#app/features/filters/recently-viewed-list.tsx";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import type { Route } from "./+types/hotels-page";

const { title } = pageBanners.hotels;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { values, page } = readFilters(request.url, hotelFilterNames);
  const facets = orErrorPage(await api.hotels.facets()).data;
  const reply = await api.hotels.list({ query: fromForm({ ...values, page, limit: 50 }) });
  // A filter that cannot be used is said at its field; anything else is an error page.
  const { data, pageInfo } = reply.status === 400 ? { data: [], pageInfo: undefined } : orErrorPage(reply);
  return {
    hotels: data,
    pageInfo,
    errors: reply.ok ? {} : reply.errors,
    values,
    facets,
    today: todayInKashmir(new Date()),
    picture: bannerPicture(pageBanners.hotels),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Hotels and houseboats in Kashmir",
    description: "Rooms by the lake, under the pines and in the old city, with what they cost a night.",
    path: "/hotels",
    card: "hotel",
  });
}

export default function HotelsPage({ loaderData }: Route.ComponentProps) {
  const { hotels, pageInfo, errors, values, facets, today, picture } = loaderData;
  const set = setHotelChips(values);
  const { checkInDate, checkOutDate } = values;
  return (
    <>
      <PageBanner title={title} picture={picture} band={picture?.band}>
        Houses and houseboats we have slept in ourselves.
      </PageBanner>
      <div className="wrap grid gap-x-10 gap-y-6 py-12 lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start">
        <HotelFilters
          {...{ values, facets, errors, today }}
          isNarrowed={set.length > 0 || values.sort !== ""}
        />
        <section aria-label="Hotels" className="grid gap-6">
          <div className="grid gap-3">
            <p role="status" className="text-ink2">
              {countOf(pageInfo?.totalRecords ?? 0, "place")} to stay
            </p>
            <FilterChips label="Filters in use" chips={set} />
            <FilterChips label="Places" chips={placeChips(values, facets)} />
          </div>
          {hotels.map((hotel, index) => (
            <HotelCard
              key={hotel.id}
              hotel={hotel}
              priority={index === 0 && !picture}
              stay={{ checkInDate, checkOutDate }}
            />
          ))}
          {hotels.length === 0 ? <NoHotels isNarrowed={set.length > 0} /> : null}
          <Pagination
            currentPage={pageInfo?.currentPage ?? 1}
            totalPages={pageInfo?.totalPages ?? 1}
            href={(page) => filterHref("/hotels", values, { page: String(page) })}
          />
        </section>
      </div>
      <RecentlyViewed />
    </>
  );
}

function NoHotels({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) {
    return (
      <EmptyState title="No hotels yet" action={<LinkButton href="/contact">Ask us directly</LinkButton>}>
        We are still choosing. Tell us where you want to wake up and we find the house.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing matches those filters"
      art={<PathScene />}
      action={<LinkButton href="/hotels">Clear all</LinkButton>}
    >
      Try other dates, a wider rate or another valley. Or ask us: not every house is listed.
    </EmptyState>
  );
}
