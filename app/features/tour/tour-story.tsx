import type { PackageDetail } from "#contract/packages.ts";
import { Picture } from "#app/ui/picture.tsx";
import { dayPictures } from "./day-pictures.ts";
import { AccordionItem, DayMarker } from "#app/ui/accordion.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { LargeLink } from "#app/ui/lightbox.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

const openDays = 2;

/** What a tour is, day by day, and what its price covers. */
export const TourStory = asFragment(function TourStory({ tour }: { tour: PackageDetail }) {
  // The first picture is in the head of the page.
  const pictures = dayPictures(tour.plan, tour.images.slice(1));
  return (
    <div className="grid gap-12">
      <section aria-labelledby="tour-about">
        <h2 id="tour-about" className="text-2xl">
          About this journey
        </h2>
        <p className="mt-4 max-w-prose whitespace-pre-line text-ink2">{tour.description}</p>
      </section>
      <TickedList id="highlights" title="Highlights" texts={tour.highlights} />
      <section aria-labelledby="days">
        <h2 id="days" className="mb-4 text-2xl">
          Day by day
        </h2>
        {tour.plan.map(({ day, heading, description, meals, kilometres }) => (
          <AccordionItem key={day} title={heading} marker={<DayMarker day={day} />} isOpen={day <= openDays}>
            <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
              <div>
                <p className="max-w-prose whitespace-pre-line">{description}</p>
                <DayFacts meals={meals} kilometres={kilometres} />
              </div>
              <DayPicture picture={pictures.get(day)} />
            </div>
          </AccordionItem>
        ))}
      </section>
      <TickedList id="features" title="What the price covers" texts={tour.features} />
      <TickedList id="not-included" title="What it does not" texts={tour.notIncluded} isOut />
    </div>
  );
});

function DayPicture({ picture }: { picture: PackageDetail["images"][number] | undefined }) {
  if (!picture) return null;
  return (
    <LargeLink picture={picture}>
      <Picture
        picture={picture}
        sizes="(width < 40rem) 92vw, 220px"
        className="aspect-[22/15] w-full rounded-control object-cover sm:w-55 print:w-44"
      />
    </LargeLink>
  );
}

/** Meals and kilometres of a day, as far as they were entered. */
function DayFacts({ meals, kilometres }: Pick<PackageDetail["plan"][number], "meals" | "kilometres">) {
  const road = kilometres === 0 ? "No driving" : `${kilometres} km by road`;
  const facts: [IconName, string][] = [];
  if (meals) facts.push(["utensils", meals]);
  if (kilometres !== undefined) facts.push(["car-front", road]);
  if (facts.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(([icon, words]) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon of={icon} className="text-dal" />
          {words}
        </li>
      ))}
    </ul>
  );
}

type TickedListProps = { id: string; title: string; texts: readonly string[]; isOut?: boolean };

function TickedList({ id, title, texts, isOut }: TickedListProps) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-2.5">
            <Icon of={isOut ? "x" : "check"} className={`mt-1 ${isOut ? "text-chinar" : "text-meadow"}`} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
