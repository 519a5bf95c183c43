import { telUrl } from "#contract/rules/phone.ts";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { WithPicture } from "#app/features/content/with-picture.ts";
import { SocialLinks } from "#app/features/shell/public/social-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { mailLink } from "#app/ui/mail-link.ts";
import { Picture } from "#app/ui/picture.tsx";

type Person = WithPicture<ContentValue<"team">["people"][number]>;

/** A team member with contact links. */
export function StaffCard({ person }: { person: Person }) {
  const { name, role, email, picture: portrait } = person;
  const line = "flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline";
  const phones = [person.phone1, person.phone2].filter(Boolean);
  const links = [
    { name: "Facebook" as const, href: person.facebook },
    { name: "Instagram" as const, href: person.instagram },
    { name: "X" as const, href: person.x },
  ].filter(({ href }) => href !== "");
  const isReached = email !== "" || phones.length + links.length > 0;
  return (
    <li className="mat flex flex-col pb-4 [overflow-wrap:anywhere]">
      {portrait ? (
        <Picture
          picture={portrait}
          alt=""
          sizes="(width < 40rem) 92vw, (width < 62.5rem) 46vw, 400px"
          className="aspect-square w-full object-cover"
        />
      ) : null}
      <div className="flex flex-1 flex-col px-2 pt-4">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 mb-3 text-sm text-ink3">{role}</p>
        {isReached ? (
          <div className="flex flex-1 flex-col border-t border-line pt-2 text-sm">
            {email ? (
              <a href={mailLink(email)} className={line}>
                <Icon of="mail" className="text-dal" />
                {email}
              </a>
            ) : null}
            {phones.map((phone) => (
              <a key={phone} href={telUrl(phone)} className={line}>
                <Icon of="phone" className="text-dal" />
                {phone}
              </a>
            ))}
            {links.length > 0 ? (
              <SocialLinks owner={name} links={links} className="-ms-3 mt-auto text-ink2" />
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}
