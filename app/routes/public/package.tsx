import { fromForm } from "#contract/client.ts";
import { redirect, useActionData } from "react-router";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture } from "#app/content/content-pictures.server.ts";
import { apiContext } from "#app/context.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { PackageCard } from "#app/features/packages/package-card.tsx";
import { readPackagePage } from "#app/features/packages/answer-package-form.ts";
import { TourStory } from "#app/features/packages/tour-story.tsx";
import { ContactLinks } from "#app/features/company/contact-links.tsx";
import { PackageFeedbackBlock } from "#app/features/reviews/feedback-block.tsx";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { PhoneBar } from "#app/features/shell/public/phone-bar.tsx";
import { RememberView } from "#app/features/filters/recently-viewed-list.tsx";
import { tourData } from "#app/features/seo/structured-data.ts";
import { backToForm } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf, shorten } from "#contract/rules/text.ts";
import type { Route } from "./+types/package";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await readPackagePage(context.get(apiContext), params.id);
  return {
    ...page,
    banner: page.tour.images[0] ?? bannerPicture(pageBanners.package),
    isSent: new URL(request.url).searchParams.has("sent"),
    origin: siteOrigin({ context, request }),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { formSign, ...form } = readGuardedForm(await request.formData());
  const { idempotencyKey, ...typed } = form.typed;
  const body = { ...typed, packageId: params.id };
  const reply = await context
    .get(apiContext)
    .packageBookings.create({ body: fromForm(body), idempotencyKey, formSign });
  if (reply.ok) throw redirect(`/package/${params.id}?sent#enquiry`);
  return backToForm(reply, typed);
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
  const { tour, others, banner, isSent, origin } = loaderData;
  const failed = useActionData<typeof action>();
  const url = `${origin}/package/${tour.id}`;
  return (
    <>
      <PageBanner
        title={tour.tourName}
        trail={[{ label: "Packages", href: "/packages" }]}
        picture={banner}
        band={banner?.band}
        height="subject"
      >
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-base">
          <Fact icon="map-pin">{tour.location}</Fact>
          <Fact icon="calendar-days">{countOf(tour.numberOfDays, "day")}</Fact>
          <Fact icon="indian-rupee">From {formatRupees(tour.startingRate)} per person</Fact>
        </p>
      </PageBanner>
      <div className="wrap grid gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
        <div>
          <div className="grid gap-12">
            <ContactLinks
              text={`Hello, I have a question about the package ${tour.tourName} (${url}).`}
              share={{ title: tour.tourName, url }}
            />
            {tour.images.length > 1 ? (
              <Carousel
                label={`Pictures of ${tour.tourName}`}
                interval={2000}
                speed={1000}
                className="print:hidden"
              >
                {tour.images.map((picture) => (
                  <div key={picture.id} className="mat">
                    <Picture
                      picture={picture}
                      sizes="(width < 47.5rem) 80vw, (width < 62.5rem) 45vw, 260px"
                      className="aspect-[3/2] h-full w-full object-cover"
                    />
                  </div>
                ))}
              </Carousel>
            ) : null}
            <TourStory tour={tour} />
          </div>
          <PhoneBar
            before="From"
            price={formatRupees(tour.startingRate)}
            after="per person"
            label="Enquire"
            href="#enquiry"
            card="enquiry"
          />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-26">
          <EnquiryForm tour={tour} state={failed ?? {}} isSent={isSent} />
          <LinkButton href={`/booking?package=${tour.id}`} wide className="print:hidden">
            Click here to Book Now
          </LinkButton>
        </div>
      </div>
      <PackageFeedbackBlock packageId={tour.id} tourName={tour.tourName} />
      {others.length > 0 ? (
        <section aria-labelledby="others" className="bg-pashmina py-section print:hidden">
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
      <RememberView href={`/package/${tour.id}`} title={tour.tourName} />
    </>
  );
}

function Fact({
  icon,
  children,
}: {
  icon: "map-pin" | "calendar-days" | "indian-rupee";
  children: React.ReactNode;
}) {
  return (
    <span className="flex items-center gap-2">
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}
