import type { PackageDetail } from "#contract/packages.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { LargeLink } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** A tour's pictures, as the specification moves them; each opens large. */
export function TourSlides({ tour }: { tour: PackageDetail }) {
  if (tour.images.length < 2) return null;
  return (
    <Carousel
      label={`Pictures of ${tour.tourName}`}
      interval={2000}
      speed={1000}
      buttons="below"
      className="print:hidden"
    >
      {tour.images.map((picture) => (
        <LargeLink key={picture.id} picture={picture} className="mat">
          <Picture
            picture={picture}
            sizes="(width < 48rem) 80vw, (width < 64rem) 45vw, 400px"
            className="aspect-[3/2] h-full w-full object-cover"
          />
        </LargeLink>
      ))}
    </Carousel>
  );
}
