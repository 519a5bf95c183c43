import { type Client, fromForm } from "#contract/client.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { summaryOf } from "#app/features/content/read-summary.server.ts";
import { apiContext } from "#app/context.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { PackageCard } from "#app/features/packages/package-card.tsx";
import { setPackageChips, tourPlaceChips } from "#app/features/packages/package-chips.ts";
import { packageFilterNames, PackageFilters } from "#app/features/packages/package-filters.tsx";
import { FilterChips } from "#app/features/filters/filter-chips.tsx";
import { filterHref, readFilters, stayWithinPages } from "#app/features/filters/filter-address.ts";
import { NothingFound } from "#app/features/filters/nothing-found.tsx";
import { RefusedFilters } from "#app/features/filters/refused-filters.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { summaryIn } from "#app/features/content/page-summary.ts";
import { RecentlyViewed } from "#app/features/filters/recently-viewed-list.tsx";
import { readContent, type SiteContent } from "#app/features/content/read-content.server.ts";
import { nightsOfSeasons, readSeasons } from "#app/features/seasons/read-seasons.server.ts";
import { SeasonsBlock } from "#app/features/seasons/seasons-block.tsx";
import { orErrorPage } from "#app/reply.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import type { Route } from "./+types/packages-page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const content = await readContent(context);
  const { values, page } = readFilters(request.url, packageFilterNames);
  const facets = orErrorPage(await api.packages.facets()).data;
  const all = { limit: 20 };
  const filtered = await api.packages.list({ query: fromForm({ ...values, page, ...all }) });
  // Invalid filters: show their errors, and the list without filters.
  const reply = filtered.status === 400 ? await api.packages.list({ query: all }) : filtered;
  const { data, pageInfo } = orErrorPage(reply);
  stayWithinPages("/packages", values, pageInfo);
  return {
    tours: data,
    pageInfo,
    errors: filtered.ok ? {} : filtered.errors,
    values,
    facets,
    banner: readBanner(content, "packages"),
    empty: content.get("when-empty"),
    summary: summaryOf(content, "packages"),
    year: await readYear(api, content),
  };
}

/** Reads the seasons with the prices of all tours and hotels. */
async function readYear(api: Client, content: SiteContent) {
  const today = todayInKashmir(new Date());
  const nights = nightsOfSeasons(content, today);
  const [houses, journeys] = await Promise.all([
    api.hotels.facets({ query: { nights } }),
    api.packages.list({ query: { starts: nights } }),
  ]);
  const offered = { places: orErrorPage(houses).data.places, tours: orErrorPage(journeys).data };
  return readSeasons(content, today, offered);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    ...summaryIn(loaderData),
    path: "/packages",
    card: "package",
  });
}

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const { tours, pageInfo, errors, values, facets, banner, empty, year } = loaderData;
  const isRefused = Object.keys(errors).length > 0;
  const set = isRefused ? [] : setPackageChips(values);
  if (tours.length === 0 && set.length === 0 && !isRefused)
    return (
      <>
        <CompactBanner {...banner} />
        <div className={`wrap pt-section ${year.seasons.length ? "" : "pb-section"}`}>
          <NoPackagesYet text={empty.packages} />
        </div>
        <SeasonsBlock {...year} />
      </>
    );
  return (
    <live-filters className="block">
      <CompactBanner {...banner}>
        <p data-live="count" role="status">
          {countOf(pageInfo?.totalRecords ?? 0, "package")}
        </p>
      </CompactBanner>
      <div className="results-frame two-columns wrap">
        <PackageFilters {...{ values, facets, errors }} isNarrowed={set.length > 0 || values.sort !== ""} />
        <section id="results" aria-label="Packages" data-live="results" className="results">
          <RefusedFilters errors={errors} aim="see what fits" />
          <FilterChips
            label={set.length > 0 ? "Filters in use, and places" : "Places"}
            chips={[...set, ...tourPlaceChips(values, facets)]}
          />
          <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {tours.map((tour, index) => (
              <PackageCard key={tour.id} tour={tour} priority={index === 0} />
            ))}
          </div>
          {tours.length === 0 ? (
            <NothingFound clearHref="/packages">{empty.packagesFound}</NothingFound>
          ) : null}
          <Pagination
            currentPage={pageInfo?.currentPage ?? 1}
            totalPages={pageInfo?.totalPages ?? 1}
            href={(page) => filterHref("/packages", values, { page: String(page) })}
          />
        </section>
      </div>
      <SeasonsBlock {...year} />
      <RecentlyViewed />
    </live-filters>
  );
}

function NoPackagesYet({ text }: { text: string }) {
  return (
    <EmptyState title="No Packages Available." action={<AskUs />}>
      {text}
    </EmptyState>
  );
}
