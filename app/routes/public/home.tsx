import { apiContext } from "#app/context.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { heroSlides } from "#app/content/slides.ts";
import { aboutBlock, callToAction, promo, stamps, whatWeOffer } from "#app/content/home-texts.ts";
import { contentPicture, contentPictures, contentThumbnails } from "#app/content/content-pictures.server.ts";
import { team } from "#app/content/crew.ts";
import { AboutBlock } from "#app/features/home/about-block.tsx";
import { CallToAction } from "#app/features/home/call-to-action.tsx";
import { Hero, type HeroPictures } from "#app/features/home/hero.tsx";
import { OffersBlock } from "#app/features/home/offers-block.tsx";
import { PackagesBlock } from "#app/features/home/packages-block.tsx";
import { PlannerDialog } from "#app/features/home/planner-dialog.tsx";
import { PromoBlock } from "#app/features/home/promo-block.tsx";
import { StayFinder } from "#app/features/home/stay-finder.tsx";
import { TestimonialsBlock } from "#app/features/home/testimonials-block.tsx";
import { WhyBlock } from "#app/features/home/why-block.tsx";
import { seasonOf, seasonOffers } from "#app/features/seasons/season-offers.ts";
import { seasonPictures } from "#app/features/seasons/season-pictures.server.ts";
import { SeasonsBlock } from "#app/features/seasons/seasons-block.tsx";
import { FeedbackBlock } from "#app/features/reviews/feedback-block.tsx";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { agencyData } from "#app/features/seo/structured-data.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Route } from "./+types/home";

const readers = new Set([1, 2, 4, 9]);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [facets, packages, reviews] = await Promise.all([
    api.hotels.facets(),
    api.packages.list({ query: { limit: 20 } }),
    api.reviews.list({ query: { limit: 12, status: "Accepted" } }),
  ]);
  return {
    places: facets.ok ? facets.data.places : null,
    today: todayInKashmir(new Date()),
    packages: packages.ok ? packages.data : null,
    reviews: reviews.ok ? reviews.data : null,
    hero: heroPictures(),
    about: contentPictures(aboutBlock.images),
    poster: contentPicture(promo.poster),
    offers: Object.fromEntries(
      whatWeOffer.offers.map(({ imageUrl }) => [imageUrl, contentPicture(imageUrl)]),
    ),
    stamps: stamps.map(({ imageUrl, place }) => ({ place, picture: contentThumbnails([imageUrl])[0] })),
    seasons:
      facets.ok && packages.ok
        ? { offers: seasonOffers(facets.data.places, packages.data), pictures: seasonPictures() }
        : null,
    crew: crewPictures(),
    camp: contentPicture(callToAction.imageUrl),
  };
}

/** Those of the team who read what guests write, by their first names. */
function crewPictures() {
  return team.flatMap(({ id, name, imageUrl }) => {
    const [picture] = readers.has(id) ? contentThumbnails([imageUrl]) : [];
    return picture ? [{ name: name.split(" ")[0] ?? name, picture }] : [];
  });
}

function heroPictures(): HeroPictures {
  return Object.fromEntries(
    heroSlides.flatMap(({ id, imageUrl }) => {
      const [wide, tall] = contentPictures([`${imageUrl}-wide`, `${imageUrl}-tall`]);
      return wide && tall ? [[id, { wide, tall }]] : [];
    }),
  );
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
  return (
    <>
      <Hero pictures={page.hero} />
      <StayFinder places={page.places} today={page.today} />
      <AboutBlock pictures={page.about} />
      {page.seasons ? <SeasonsBlock {...page.seasons} current={seasonOf(page.today)} /> : null}
      <PromoBlock poster={page.poster} />
      <WhyBlock />
      <OffersBlock pictures={page.offers} />
      <TestimonialsBlock reviews={page.reviews} stamps={page.stamps} />
      <CallToAction picture={page.camp} />
      <PackagesBlock packages={page.packages} />
      <FeedbackBlock crew={page.crew} />
      <PlannerDialog />
    </>
  );
}
