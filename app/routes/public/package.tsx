import { useActionData } from "react-router";
import { readContent } from "#app/features/content/read-content.server.ts";
import { apiContext } from "#app/context.ts";
import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { PackageCard } from "#app/features/packages/package-card.tsx";
import { readPackagePage } from "#app/features/packages/answer-package-form.ts";
import { TourStory } from "#app/features/tour/tour-story.tsx";
import { ContactLinks } from "#app/features/company/contact-links.tsx";
import { PackageFeedbackBlock } from "#app/features/reviews/feedback-block.tsx";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { ownPageIn } from "#app/features/forms/own-page-link.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { PhoneBar } from "#app/features/shell/public/phone-bar.tsx";
import { RememberView } from "#app/features/filters/recently-viewed-list.tsx";
import { tourData } from "#app/features/seo/structured-data.ts";
import { TourHead } from "#app/features/tour/tour-head.tsx";
import { TourPrices } from "#app/features/tour/tour-prices.tsx";
import { TourRoute } from "#app/features/tour/tour-route.tsx";
import { TourSlides } from "#app/features/tour/tour-slides.tsx";
import { Lightbox } from "#app/ui/lightbox.tsx";
import { formatRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { shorten } from "#contract/rules/text.ts";
import type { Route } from "./+types/package";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await readPackagePage(context.get(apiContext), params.id);
  const content = await readContent(context);
  return {
    ...page,
    banner: page.tour.images[0] ?? content.picture(content.get("banners").package),
    sent: sentIn(new URL(request.url)),
    today: todayInKashmir(new Date()),
    origin: siteOrigin({ context, request }),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { formSign, ...form } = readGuardedForm(await request.formData());
  const { idempotencyKey, intent, ...typed } = form.typed;
  return answerEnquiry(context.get(apiContext), params.id, { typed, idempotencyKey, formSign, intent });
}

/** Reference and guest key for the thanks; null before the form was sent. */
function sentIn({ searchParams }: URL) {
  const reference = searchParams.get("sent");
  return reference === null ? null : { reference, page: ownPageIn(searchParams) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tour, origin } = loaderData;
  return pageMeta({
    matches,
    title: tour.tourName,
    description: shorten(tour.description, 150, "…"),
    path: `/package/${tour.id}`,
    picture: tour.images[0],
    card: "package",
    trail: [{ label: "Packages", href: "/packages" }],
    data: [tourData(origin, tour)],
  });
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { tour, others, banner, sent, today, origin } = loaderData;
  const failed = useActionData<typeof action>();
  const url = `${origin}/package/${tour.id}`;
  return (
    <>
      <Lightbox label={`Pictures of ${tour.tourName}`}>
        <TourHead tour={tour} banner={banner} />
        <div className="wrap pt-8">
          <TourSlides tour={tour} />
        </div>
        <div className="grid gap-12 pt-6 pb-12 max-sm:contents sm:wrap lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
          <div className="max-sm:contents">
            <div className="grid gap-12 max-sm:wrap max-sm:pt-6">
              <TourStory tour={tour} />
              <TourPrices tariff={tour.tariff} />
              <TourRoute tour={tour} />
              <ContactLinks
                text={`Hello, I have a question about the package ${tour.tourName} (${url}).`}
                share={{ title: tour.tourName, url }}
              />
            </div>
            <PhoneBar
              before="From"
              price={formatRupees(tour.startingRate)}
              after="per person"
              label="Enquire"
              href="#enquiry"
              card="enquiry"
              isInWideBlock
            />
          </div>
          <div className="max-sm:wrap max-sm:pt-6 max-sm:pb-12 lg:sticky lg:top-26">
            <EnquiryForm tour={tour} state={failed ?? {}} sent={sent} today={today} />
          </div>
        </div>
      </Lightbox>
      <PackageFeedbackBlock packageId={tour.id} tourName={tour.tourName} />
      {others.length > 0 ? (
        <section aria-labelledby="others" className="far bg-pashmina py-section [--far:118rem] print:hidden">
          <div className="wrap">
            <h2 id="others" className="mb-6 text-3xl">
              You May Like
            </h2>
            <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {others.map((other) => (
                <li key={other.id}>
                  <PackageCard tour={other} headingLevel={3} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <RememberView href={`/package/${tour.id}`} title={tour.tourName} picture={tour.images[0]} />
    </>
  );
}
