import type { Hotel } from "#contract/hotels.ts";
import { countOf } from "#contract/rules/text.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import { CarouselButtons } from "#app/ui/carousel-buttons.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LargeLink } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { StagePicture } from "./stage-pictures.ts";

/** At most two device pixels for each CSS pixel on phones: more would not be noticed. */
const phone = "(width < 48rem) and (min-resolution: 2.5x) 66vw, (width < 48rem) 100vw";
const sizes = {
  large: `${phone}, (width < 62.5rem) 60vw, 590px`,
  small: `${phone}, (width < 62.5rem) 30vw, 290px`,
};
/** Pictures side by side on wide screens; for more there are buttons. */
const inSight = 3;

type HotelStageProps = { hotel: Hotel; pictures: readonly StagePicture[]; total: number };

/** The pictures of a hotel and its rooms, each opening in a lightbox; `total` is their number. */
export function HotelStage({ hotel, pictures, total }: HotelStageProps) {
  const [first] = pictures;
  if (!first) return null;
  const slides = pictures.filter(({ slide }) => slide !== undefined).length;
  const label = `Pictures of ${hotel.hotelName}`;
  return (
    <rail-slides
      suppressHydrationWarning
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-by="view"
      className="stage block print:max-w-100"
    >
      <div
        id="stage"
        className="stage-rail"
        data-slides=""
        suppressHydrationWarning
        // A scroll container must be focusable to be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={`${label}, slides`}
      >
        {pictures.map(({ picture, slide }, index) => (
          <div
            key={picture.id}
            {...(slide === undefined
              ? {}
              : { role: "group", "aria-roledescription": "slide", "aria-label": `${slide} of ${slides}` })}
          >
            <LargeLink picture={picture}>
              <Picture
                picture={picture}
                sizes={index === 0 ? sizes.large : sizes.small}
                priority={index === 0}
              />
            </LargeLink>
            {pictures.length > 1 ? (
              <span aria-hidden="true" className="stage-count num">
                {index + 1}/{pictures.length}
              </span>
            ) : null}
          </div>
        ))}
      </div>
      {pictures.length > inSight ? (
        <CarouselButtons controls="stage" moves={false} look="over-picture" className="stage-buttons" />
      ) : null}
      {total > 1 ? (
        <LargeLink
          picture={first.picture}
          className={buttonStyles({ variant: "secondary", size: "small", className: "stage-all" })}
        >
          <Icon of="images" />
          All {countOf(total, "picture")}
        </LargeLink>
      ) : null}
    </rail-slides>
  );
}
