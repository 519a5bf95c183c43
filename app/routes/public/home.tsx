import { apiContext } from "#app/context.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readHome } from "#app/features/home/read-home.server.ts";
import { nightsOfSeasons, readSeasons } from "#app/features/seasons/read-seasons.server.ts";
import { AboutBlock } from "#app/features/home/about-block.tsx";
import { CallToAction } from "#app/features/home/call-to-action.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { OffersBlock } from "#app/features/home/offers-block.tsx";
import { PackagesBlock } from "#app/features/home/packages-block.tsx";
import { PlannerDialog } from "#app/features/home/planner-dialog.tsx";
import { PromoBlock } from "#app/features/home/promo-block.tsx";
import { StayFinder } from "#app/features/home/stay-finder.tsx";
import { TestimonialsBlock } from "#app/features/home/testimonials-block.tsx";
import { WhyBlock } from "#app/features/home/why-block.tsx";
import { SeasonsBlock } from "#app/features/seasons/seasons-block.tsx";
import { FeedbackBlock } from "#app/features/reviews/feedback-block.tsx";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { agencyData } from "#app/features/seo/structured-data.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const content = await readContent(context);
  const today = todayInKashmir(new Date());
  const nights = nightsOfSeasons(content, today);
  const [facets, packages, reviews] = await Promise.all([
    api.hotels.facets({ query: { nights } }),
    api.packages.list({ query: { limit: 20, starts: nights } }),
    api.reviews.list({ query: { limit: 12, status: "Accepted" } }),
  ]);
  return {
    places: facets.ok ? facets.data.places : null,
    today,
    packages: packages.ok ? packages.data : null,
    reviews: reviews.ok ? reviews.data : null,
    seasons: readSeasons(content, today, {
      places: facets.ok ? facets.data.places : null,
      tours: packages.ok ? packages.data : null,
    }),
    ...readHome(content),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const { description } = companyOf(matches);
  return pageMeta({
    matches,
    description,
    path: "/",
    card: "home",
    data: [agencyData(companyOf(matches), originIn(matches))],
  });
}

export default function HomePage({ loaderData: page }: Route.ComponentProps) {
  const hasFilm = page.film.words.isShown && page.film.words.heading !== "";
  return (
    <>
      <Hero {...page.hero} />
      <StayFinder places={page.places} today={page.today} />
      <AboutBlock {...page.about} />
      <SeasonsBlock {...page.seasons} />
      <PromoBlock {...page.film} />
      <WhyBlock words={page.why} above={hasFilm ? undefined : "var(--snow)"} />
      <OffersBlock {...page.offers} />
      <TestimonialsBlock {...page.guestWords} reviews={page.reviews} />
      <CallToAction {...page.callToAction} />
      <PackagesBlock words={page.packagesWords} packages={page.packages} />
      <FeedbackBlock {...page.feedback} />
      <PlannerDialog words={page.planner} />
    </>
  );
}
