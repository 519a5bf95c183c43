import { aboutPage, type PlannedThing, reasonsToChoose, whatWeDo } from "#app/content/about.ts";
import { homeCounters } from "#app/content/home-texts.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture, contentPicture } from "#app/content/content-pictures.server.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { agencyData } from "#app/features/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Fringe } from "#app/ui/fringe.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { Route } from "./+types/about-page";

export function loader() {
  return {
    banner: bannerPicture(pageBanners.about),
    table: contentPicture(aboutPage.imageUrl),
    planned: whatWeDo.items.map(({ imageUrl }) => contentPicture(imageUrl)),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = aboutPage.paragraphs[0] ?? aboutPage.heading;
  return pageMeta({
    matches,
    title: "About",
    description,
    path: "/about",
    data: [agencyData(companyOf(matches), originIn(matches))],
  });
}

export default function AboutPage({ loaderData: { banner, table, planned } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={pageBanners.about.title} picture={banner} />
      <section
        aria-labelledby="company"
        className="wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[1.1fr_1fr]"
      >
        <div>
          <h2 id="company" className="text-3xl">
            {aboutPage.heading}
          </h2>
          <div className="prose mt-5">
            {aboutPage.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className="mt-9 grid grid-cols-3 gap-6 border-t border-line pt-7">
            {homeCounters.map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="mt-1.5 text-sm text-ink3">{label}</dt>
                <dd className="serif text-[2.25rem] leading-none text-dal">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {table ? (
          <div className="mat">
            <Picture
              picture={table}
              alt=""
              sizes="(width < 62.5rem) 92vw, 600px"
              className="aspect-[4/3] size-full object-cover"
            />
          </div>
        ) : null}
      </section>
      <section aria-labelledby="what-we-do" className="bg-pashmina py-section">
        <div className="wrap grid gap-10">
          <SectionHead id="what-we-do" title={whatWeDo.heading} />
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {whatWeDo.items.map((thing, index) => (
              <PlannedCard key={thing.title} thing={thing} picture={planned[index]} />
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="reasons" className="on-dark bg-dal-deep">
        <Fringe colour="var(--pashmina)" />
        <div className="wrap grid gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[0.9fr_1.4fr]">
          <div>
            <h2 id="reasons" className="mb-7 text-3xl">
              {reasonsToChoose.heading}
            </h2>
            <LinkButton href="/our-team" variant="over-picture">
              Meet the team
            </LinkButton>
          </div>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {reasonsToChoose.items.map(({ title, text }) => (
              <li key={title} className="border-t border-white/25 pt-4">
                <h3 className="text-[1.3rem]">{title}</h3>
                <p className="mt-1.5 text-cream2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Fringe colour="var(--dal-deep)" />
    </>
  );
}

function PlannedCard({ thing, picture }: { thing: PlannedThing; picture: PictureRecord | undefined }) {
  const { title, text, link } = thing;
  return (
    <li className="mat flex flex-col pb-4">
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          sizes="(width < 40rem) 92vw, (width < 62.5rem) 46vw, 290px"
          className="aspect-[3/2] w-full object-cover"
        />
      ) : null}
      <h3 className="mt-4 px-2 text-card">{title}</h3>
      <p className="mt-2.5 px-2 text-ink2">{text}</p>
      <TextLink
        href={link.href}
        aria-label={`${link.label}: ${title}`}
        className="mt-auto flex min-h-11 items-center gap-1.5 px-2 pt-2"
      >
        {link.label}
        <Icon of="arrow-right" className="size-4.5 rtl:-scale-x-100" />
      </TextLink>
    </li>
  );
}
