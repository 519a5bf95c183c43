import { cabFleet, cabNotes, cabPage } from "#app/content/cab-fleet.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture, contentPicture } from "#app/content/content-pictures.server.ts";
import { newCabForm } from "#app/features/cabs/cab-form-page.ts";
import { CabForm } from "#app/features/cabs/cab-form.tsx";
import { FleetCard } from "#app/features/cabs/fleet-card.tsx";
import { ContactLinks } from "#app/features/company/contact-links.tsx";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { agencyData } from "#app/features/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/cab-services";

const dialogId = "book-cab";

export function loader() {
  return {
    form: newCabForm(),
    fleet: cabFleet.map((vehicle) => ({ ...vehicle, picture: contentPicture(vehicle.imageUrl) })),
    banner: bannerPicture(pageBanners.cabs),
    coach: contentPicture(cabPage.extraImage),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Cab services in Kashmir",
    description: cabPage.text,
    path: "/cab-services",
    data: [agencyData(companyOf(matches), originIn(matches))],
  });
}

export default function CabServicesPage({ loaderData }: Route.ComponentProps) {
  const { form, fleet, banner, coach } = loaderData;
  return (
    <>
      <CompactBanner title={pageBanners.cabs.title} picture={banner} />
      <div className="wrap grid gap-14 py-section">
        <section className="grid gap-8 lg:grid-cols-[1.2fr_1fr] lg:items-center">
          <div>
            <h2 className="text-3xl">{cabPage.heading}</h2>
            <p className="mt-4 max-w-prose text-lg text-ink2">{cabPage.text}</p>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <DialogButton opens={dialogId} variant="primary" className="needs-script">
                Book a Cab Now
              </DialogButton>
              <noscript>
                <LinkButton href="/cab-services/book" variant="primary">
                  Book a Cab Now
                </LinkButton>
              </noscript>
            </div>
            <div className="mt-4">
              <ContactLinks text="Hello, I would like a cab with driver." />
            </div>
          </div>
          {coach ? (
            <div className="mat">
              <Picture
                picture={coach}
                sizes="(width < 62.5rem) 90vw, 540px"
                className="aspect-[3/2] w-full object-cover"
              />
            </div>
          ) : null}
        </section>
        <section aria-labelledby="fleet">
          <h2 id="fleet" className="mb-6 text-2xl">
            Our fleet
          </h2>
          <ul className="grid gap-6 md:grid-cols-3">
            {fleet.map((vehicle) => (
              <FleetCard key={vehicle.name} vehicle={vehicle} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="cab-notes">
          <h2 id="cab-notes" className="text-2xl">
            Good to know on the road
          </h2>
          <ul className="mt-4 grid max-w-prose list-disc gap-2.5 ps-5 text-ink2">
            {cabNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      </div>
      <Dialog id={dialogId} title="Book a Cab" shape="bottom">
        <CabForm {...form} dialogId={dialogId} />
      </Dialog>
    </>
  );
}
