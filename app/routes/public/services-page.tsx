import { readBanner } from "#app/features/content/read-banner.server.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { companyOf } from "#app/features/company/company-facts.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { OpeningSoon } from "#app/features/services/opening-house.tsx";
import { ServiceCard } from "#app/features/services/service-card.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/services-page";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const { heading, text, services } = content.get("services");
  const soon = content.get("opening-soon");
  return {
    banner: readBanner(content, "services"),
    heading,
    text,
    services: content.drawn(services),
    none: content.get("small-words").services,
    soon: { words: soon, picture: content.picture(soon.picture) },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Services",
    description: loaderData?.text || companyOf(matches).description,
    path: "/services",
  });
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { banner, heading, text, services, none, soon } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <section aria-labelledby="services" className="wrap grid gap-12 py-section">
        <SectionHead id="services" title={heading || "Services"}>
          {text}
        </SectionHead>
        {services.length > 0 ? (
          <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {services.map((service) => (
              <ServiceCard key={service.title} service={service} />
            ))}
          </ul>
        ) : (
          <p className="text-ink2">{none}</p>
        )}
      </section>
      <OpeningSoon {...soon} />
    </>
  );
}
