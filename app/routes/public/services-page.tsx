import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture, contentPicture } from "#app/content/content-pictures.server.ts";
import { openingSoon, type Service, services, servicesPage } from "#app/content/services.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { ComingSoonDialog, opensComingSoon } from "#app/features/shell/public/coming-soon.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { Route } from "./+types/services-page";

export function loader() {
  return {
    banner: bannerPicture(pageBanners.services),
    pictures: services.map(({ imageUrl }) => contentPicture(imageUrl)),
    soon: contentPicture(openingSoon.imageUrl),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Services",
    description: servicesPage.text,
    path: "/services",
  });
}

export default function ServicesPage({ loaderData: { banner, pictures, soon } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={pageBanners.services.title} picture={banner} />
      <section aria-labelledby="services" className="wrap grid gap-12 py-section">
        <SectionHead id="services" title={servicesPage.heading}>
          {servicesPage.text}
        </SectionHead>
        <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {services.map((service, index) => (
            <ServiceCard key={service.title} service={service} picture={pictures[index]} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="opening-soon" className="bg-pashmina py-section">
        <div className="wrap grid items-center gap-[clamp(2rem,5vw,5rem)] lg:grid-cols-2">
          {soon ? <Framed picture={soon} /> : null}
          <div>
            <p className="eyebrow">{openingSoon.when}</p>
            <h2 id="opening-soon" className="text-3xl">
              {openingSoon.title}
            </h2>
            <p className="mt-4 mb-7 text-lg text-ink2">{openingSoon.text}</p>
            <div className="flex flex-wrap gap-3">
              <Button {...opensComingSoon("book")} variant="primary">
                Book Hotel
              </Button>
              <Button {...opensComingSoon("details")} variant="outline">
                Hotel Details
              </Button>
            </div>
          </div>
        </div>
        <ComingSoonDialog type="book" />
        <ComingSoonDialog type="details" />
      </section>
    </>
  );
}

function ServiceCard({ service, picture }: { service: Service; picture: PictureRecord | undefined }) {
  const { title, text, points, link } = service;
  return (
    <li className="flex flex-col">
      {picture ? <Framed picture={picture} /> : null}
      <h3 className="mt-6 text-card">{title}</h3>
      <p className="mt-2.5 text-ink2">{text}</p>
      <ul className="mt-4 mb-6 grid gap-1.5 text-sm">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon of="check" className="mt-0.5 text-meadow" />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton
        href={link.href}
        variant="outline"
        className="mt-auto self-start"
        aria-label={`${link.label}: ${title}`}
      >
        {link.label}
      </LinkButton>
    </li>
  );
}

function Framed({ picture }: { picture: PictureRecord }) {
  return (
    <div className="mat">
      <Picture
        picture={picture}
        alt=""
        sizes="(width < 40rem) 92vw, (width < 62.5rem) 46vw, 400px"
        className="aspect-[3/2] size-full object-cover"
      />
    </div>
  );
}
