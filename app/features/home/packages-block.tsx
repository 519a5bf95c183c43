import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { Package } from "#contract/packages.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Link } from "#app/ui/link.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHead } from "./section-head.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

/** Milliseconds between moves, and of one move. */
const interval = 4000;
const speed = 1000;

type PackagesBlockProps = {
  words: ContentValue<"packages-on-home">;
  /** `null` when they could not be read. */
  packages: readonly Package[] | null;
};

/** 'Our Packages': three at once, moving by themselves. */
export function PackagesBlock({ words, packages }: PackagesBlockProps) {
  const title = words.heading || "Our Packages";
  const heading = (
    <SectionHead id="our-packages" title={title}>
      {words.text}
    </SectionHead>
  );
  return (
    <div className="far bg-pashmina py-section">
      <div className="wrap">
        {packages && packages.length > 0 ? (
          <Carousel label={title} interval={interval} speed={speed} heading={heading}>
            {packages.map((one) => (
              <PackagePoster key={one.id} tour={one} />
            ))}
          </Carousel>
        ) : (
          <>
            {heading}
            <p className="mt-6 mb-6 text-ink2">
              {packages
                ? words.none
                : "Our packages could not be read just now. Please load the page again in a moment."}
            </p>
            <AskUs />
          </>
        )}
      </div>
    </div>
  );
}

const PackagePoster = asFragment(function PackagePoster({ tour }: { tour: Package }) {
  const href = `/package/${tour.id}`;
  const [picture] = tour.images;
  return (
    <article className="poster mat lift">
      <Link href={href} tabIndex={-1} aria-hidden="true" className="poster-picture">
        {picture ? (
          <Picture
            picture={picture}
            alt=""
            widest={960}
            sizes="(width < 48rem) 85vw, (width < 64rem) 45vw, 400px"
            className="zoom"
          />
        ) : (
          <span className="grid size-full place-items-center bg-dal-deep">
            <LogoMark tone="on-dark" className="h-20" />
          </span>
        )}
      </Link>
      <div className="poster-text">
        <h3>
          <bdi>{tour.tourName}</bdi>
        </h3>
        <p className="poster-facts">
          <span>{countOf(tour.numberOfDays, "day")}</span>
          <span>{tour.location}</span>
        </p>
        <div className="poster-foot">
          <p>
            <span className="poster-price">{formatRupees(tour.startingRate)}</span>
            <span className="poster-terms">per person, twin sharing</span>
            <TaxNote className="poster-terms" />
          </p>
          <LinkButton
            href={href}
            variant="outline"
            size="small"
            aria-label={`Explore More: ${tour.tourName}`}
          >
            Explore More
          </LinkButton>
        </div>
      </div>
    </article>
  );
});
