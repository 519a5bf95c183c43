import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { WithPicture } from "#app/features/content/with-picture.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";

export type PlannedItem = WithPicture<ContentValue<"what-we-plan">["things"][number]>;

/** One thing that is planned. */
export function PlannedCard({ thing: { title, text, picture, label, href } }: { thing: PlannedItem }) {
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
      {label && href ? (
        <TextLink
          href={href}
          aria-label={`${label}: ${title}`}
          className="mt-auto flex min-h-11 items-center gap-1.5 px-2 pt-2"
        >
          {label}
          <Icon of="arrow-right" className="size-4.5 rtl:-scale-x-100" />
        </TextLink>
      ) : null}
    </li>
  );
}
