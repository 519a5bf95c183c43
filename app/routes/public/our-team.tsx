import { telUrl } from "#contract/rules/phone.ts";
import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture, contentPicture } from "#app/content/content-pictures.server.ts";
import { type StaffMember, team } from "#app/content/crew.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { SocialLinks } from "#app/features/shell/public/social-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { Route } from "./+types/our-team";
import { mailLink } from "#app/ui/mail-link.ts";

export function loader() {
  return {
    banner: bannerPicture(pageBanners.team),
    portraits: team.map(({ imageUrl }) => contentPicture(imageUrl)),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Our Team",
    description: "Nine people in Srinagar who answer their own phones.",
    path: "/our-team",
  });
}

export default function TeamPage({ loaderData: { banner, portraits } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={pageBanners.team.title} picture={banner} />
      <section aria-labelledby="staff" className="wrap grid gap-10 py-section">
        <SectionHead id="staff" title="Explore Our Staffs">
          Each of them can be called directly. Whoever answers stays with you until you are home.
        </SectionHead>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {team.map((person, index) => (
            <StaffCard key={person.id} person={person} portrait={portraits[index]} />
          ))}
        </ul>
      </section>
    </>
  );
}

function StaffCard({ person, portrait }: { person: StaffMember; portrait: PictureRecord | undefined }) {
  const line = "flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline";
  const phones = [person.phone1, person.phone2].filter((phone) => phone !== undefined);
  return (
    <li className="mat flex flex-col pb-4">
      {portrait ? (
        <Picture
          picture={portrait}
          alt=""
          sizes="(width < 40rem) 92vw, (width < 62.5rem) 46vw, 400px"
          className="aspect-square w-full object-cover"
        />
      ) : null}
      <div className="flex flex-1 flex-col px-2 pt-4">
        <h3 className="text-card">{person.name}</h3>
        <p className="mt-1 mb-3 text-sm text-ink3">{person.role}</p>
        <div className="flex flex-1 flex-col border-t border-line pt-2 text-sm">
          <a href={mailLink(person.email)} className={line}>
            <Icon of="mail" className="text-dal" />
            {person.email}
          </a>
          {phones.map((phone) => (
            <a key={phone} href={telUrl(phone)} className={line}>
              <Icon of="phone" className="text-dal" />
              {phone}
            </a>
          ))}
          <SocialLinks
            owner={person.name}
            links={[
              { name: "Facebook", href: person.fbLink },
              { name: "Instagram", href: person.instaLink },
              { name: "X", href: person.twitterLink },
            ]}
            className="-ms-3 mt-auto text-ink2"
          />
        </div>
      </div>
    </li>
  );
}
