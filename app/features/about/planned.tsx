import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { Drawn } from "#app/features/content/drawn.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Thing = Drawn<ContentValue<"what-we-plan">["things"][number]>;

/** What the company plans, each with its picture and the page that leads on; without any it is not there. */
export function Planned({ heading, things }: { heading: string; things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="what-we-do" className="bg-pashmina py-section">
      <div className="wrap grid gap-10">
        <SectionHead id="what-we-do" title={heading || "What we plan"} />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {things.map((thing) => (
            <PlannedCard key={thing.title} thing={thing} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlannedCard({ thing: { title, text, picture, label, href } }: { thing: Thing }) {
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
