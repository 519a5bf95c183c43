import { companyOf } from "#app/features/company/company-facts.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { LightText } from "#app/features/content/light-text.tsx";
import { apiContext } from "#app/context.ts";
import { CabPrices } from "#app/features/cabs/cab-prices.tsx";
import { newCabForm } from "#app/features/cabs/cab-form-page.ts";
import { CabForm } from "#app/features/cabs/cab-form.tsx";
import { CabNotes } from "#app/features/cabs/cab-notes.tsx";
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

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const words = content.get("cabs");
  const { heading, cars, below } = content.get("fleet");
  const { halt, ...form } = await newCabForm(context.get(apiContext));
  return {
    form,
    halt,
    words,
    title: content.get("page-summaries").cabsTitle,
    fleet: { heading, below, cars: content.drawn(cars) },
    banner: readBanner(content, "cabs"),
    picture: content.picture(words.picture),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: loaderData?.title ?? "",
    description: loaderData?.words.text || companyOf(matches).description,
    path: "/cab-services",
    data: [agencyData(companyOf(matches), originIn(matches))],
  });
}

export default function CabServicesPage({ loaderData }: Route.ComponentProps) {
  const { form, halt, words, fleet, banner, picture } = loaderData;
  const hasPrices = form.rates.length > 0;
  return (
    <>
      <CompactBanner {...banner} />
      <div className="wrap grid gap-14 py-section">
        <section className={`grid gap-8 lg:items-center ${picture ? "lg:grid-cols-[1.2fr_1fr]" : ""}`}>
          <div>
            <h2 className="text-3xl">{words.heading || "A car with driver"}</h2>
            <p className="mt-4 max-w-prose text-lg text-ink2">{words.text}</p>
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
          {picture ? (
            <div className="mat">
              <Picture
                picture={picture}
                sizes="(width < 62.5rem) 90vw, 540px"
                className="aspect-[3/2] w-full object-cover"
              />
            </div>
          ) : null}
        </section>
        {fleet.cars.length > 0 ? (
          <section aria-labelledby="fleet">
            <h2 id="fleet" className="mb-6 text-2xl">
              {fleet.heading || "Our fleet"}
            </h2>
            <ul className="grid gap-6 md:grid-cols-3">
              {fleet.cars.map((car) => (
                <FleetCard
                  key={car.name}
                  car={hasPrices ? { ...car, dayPrice: null, airportDrop: null } : car}
                />
              ))}
            </ul>
            <LightText text={fleet.below} className="mt-6 max-w-prose text-ink2" />
          </section>
        ) : null}
        {hasPrices ? <CabPrices rates={form.rates} halt={halt} /> : null}
        <CabNotes heading={words.notesHeading} notes={words.notes} />
      </div>
      <Dialog id={dialogId} title="Book a Cab" shape="bottom">
        <CabForm {...form} dialogId={dialogId} />
      </Dialog>
    </>
  );
}
