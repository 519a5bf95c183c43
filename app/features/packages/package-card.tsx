import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { Package } from "#contract/packages.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { PackagePicture } from "./package-picture.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type PackageCardProps = { tour: Package; priority?: boolean; headingLevel?: 2 | 3; explore?: string };

/** A tour in the public list, as section 2 of the specification lays it out. */
export const PackageCard = asFragment(function PackageCard({
  tour,
  priority,
  headingLevel = 2,
  explore = "Explore",
}: PackageCardProps) {
  const Heading = `h${headingLevel}` as const;
  const href = `/package/${tour.id}`;
  return (
    <article className="mat lift flex h-full flex-col pb-0">
      <div className="relative overflow-hidden">
        <PackagePicture picture={tour.images[0]} priority={priority} />
        <span className="absolute start-0 top-4 rounded-e-full bg-saffron px-3 py-1.5 text-xs font-semibold text-saffron-ink">
          Featured
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2.5 px-2 pt-4 pb-4">
        <Heading className="text-card">
          <Link href={href}>
            <bdi>{tour.tourName}</bdi>
          </Link>
        </Heading>
        <p className="flex items-start gap-1.5 text-sm text-ink3">
          <Icon of="map-pin" className="mt-0.5" />
          {tour.location}
        </p>
        <ul className="grid gap-1 text-sm text-ink2">
          {tour.highlights.map((highlight) => (
            <li key={highlight} className="flex items-start gap-1.5">
              <Icon of="check" className="mt-0.5 text-dal" />
              {highlight}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex items-end justify-between gap-4 border-t border-line pt-3.5">
          <p className="leading-tight">
            <span className="block text-sm text-ink3">{countOf(tour.numberOfDays, "day")}, from</span>
            <span className="num text-lg font-bold">{formatRupees(tour.startingRate)}</span>
            <span className="block text-xs text-ink3">per person, twin sharing</span>
            <TaxNote />
          </p>
          <LinkButton href={href} variant="primary" size="small" aria-label={`${explore}: ${tour.tourName}`}>
            {explore}
          </LinkButton>
        </div>
      </div>
    </article>
  );
});
