import { aboutPage, reasonsToChoose, whatWeDo } from "#app/content/about.ts";
import { homeCounters } from "#app/content/home-texts.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture, contentPicture } from "#app/content/content-pictures.server.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { agencyData } from "#app/features/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Fringe } from "#app/ui/fringe.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/about-page";

export function loader() {
  return {
    banner: bannerPicture(pageBanners.about),
    office: contentPicture("place-old-city"),
    plans: whatWeDo.items.map(({ imageUrl }) => contentPicture(imageUrl)),
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

export default function AboutPage({ loaderData: { banner, office, plans } }: Route.ComponentProps) {
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
        {office ? (
          <div className="mat">
            <Picture
              picture={office}
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
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {whatWeDo.items.map(({ title, text, href }, index) => {
              const picture = plans[index];
              return (
                <li key={title} className="mat lift relative">
                  {picture ? (
                    <Picture
                      picture={picture}
                      alt=""
                      widest={960}
                      sizes="(width < 40rem) 92vw, (width < 62.5rem) 46vw, 300px"
                      className="aspect-[4/3] w-full object-cover"
                    />
                  ) : null}
                  <h3 className="mt-4 px-2 text-card">
                    <Link href={href} className="after:absolute after:inset-0">
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-2 px-2 pb-3 text-ink2">{text}</p>
                </li>
              );
            })}
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
