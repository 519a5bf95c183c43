import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { PackageDetail } from "#contract/packages.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Fringe } from "#app/ui/fringe.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LargeLink } from "#app/ui/lightbox.tsx";
import { OwnStyle, ownClass } from "#app/ui/own-style.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { tourFacts } from "./tour-facts.ts";

/** At most two device pixels for each CSS pixel on phones; on wide screens the picture takes half the width. */
const sizes = "(width < 40rem) and (min-resolution: 2.5x) 66vw, (width < 62.5rem) 100vw, 54vw";

/** The head of a tour's page: name and main facts, on the dominant colour of its picture. */
export function TourHead({ tour, banner }: { tour: PackageDetail; banner: PictureRecord | undefined }) {
  const css = `--band:${banner?.band || "var(--dal-deep)"}`;
  const isOwn = tour.images.some(({ path }) => path === banner?.path);
  return (
    <section className={`tour-head on-dark ${ownClass(css)}`}>
      <OwnStyle css={css} />
      <div className="title-band">
        <div className="tour-head-parts">
          {banner ? (
            <div className="tour-head-picture">
              {isOwn ? (
                <LargeLink picture={banner} aria-label={banner.title}>
                  <Picture picture={banner} sizes={sizes} priority alt="" />
                </LargeLink>
              ) : (
                <Picture picture={banner} sizes={sizes} priority alt="" />
              )}
            </div>
          ) : null}
          <div className="tour-head-words">
            <Breadcrumb
              crumbs={[
                { label: "Home", href: "/" },
                { label: "Packages", href: "/packages" },
                { label: tour.tourName },
              ]}
            />
            <h1 className="mt-1 text-3xl">
              <bdi>{tour.tourName}</bdi>
            </h1>
            <p className="mt-3 flex items-start gap-2 text-lg text-cream2">
              <Icon of="map-pin" className="mt-1" />
              {tour.location}
            </p>
            <p className="mt-3">
              <span className="text-sm text-cream2">From </span>
              <span className="num text-2xl font-semibold">{formatRupees(tour.startingRate)}</span>
              <span className="text-sm text-cream2"> per person, twin sharing</span>
              <TaxNote className="text-xs text-cream2" />
            </p>
          </div>
        </div>
        <dl className="tour-facts">
          {tourFacts(tour).map(({ icon, name, value, note }) => (
            <div key={name}>
              <dt className="sr-only">{name}</dt>
              <dd className="flex items-start gap-3">
                <Icon of={icon} className="mt-1 text-glow" />
                <span>
                  <span className="block font-semibold">{value}</span>
                  <span className="block text-sm text-cream2">{note}</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Fringe colour="var(--band)" />
    </section>
  );
}
