import { TaxNote } from "#app/features/company/tax-note.tsx";
import { joinWords } from "#contract/rules/text.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { SeasonOffer } from "./season-offers.ts";
import { asFragment } from "#app/ui/fragment.tsx";

type ShownSeason = {
  title: string;
  months: string;
  text: string;
  picture: PictureRecord | undefined;
  /** Undefined when hotels or packages could not be read. */
  offer: SeasonOffer | undefined;
};

type SeasonsBlockProps = {
  heading: string;
  seasons: readonly ShownSeason[];
  /** Index of the season shown first. */
  current: number;
};

/** A switch between seasons: scene, what is open, prices. Radio buttons, so that it needs no script. */
export const SeasonsBlock = asFragment(function SeasonsBlock({
  heading,
  seasons,
  current,
}: SeasonsBlockProps) {
  if (seasons.length === 0) return null;
  // Links only to lists that are not empty.
  const has = {
    journeys: seasons.some(({ offer }) => offer && offer.journey !== null),
    houses: seasons.some(({ offer }) => offer && offer.open.length + offer.closed.length > 0),
  };
  return (
    <section aria-labelledby="seasons" className="seasons wrap py-section">
      <h2 id="seasons" className="text-3xl">
        {heading || "When to come"}
      </h2>
      <fieldset className="season-switch">
        <legend className="sr-only">Season</legend>
        {seasons.map(({ title }, index) => (
          <label key={title}>
            <input
              type="radio"
              name="season"
              value={index + 1}
              id={`season-${index + 1}`}
              defaultChecked={index === current}
              className="sr-only"
            />
            {title}
          </label>
        ))}
      </fieldset>
      {seasons.map((season, index) => (
        <SeasonPanel
          key={season.title}
          season={season}
          has={has}
          place={index + 1}
          isShown={index === current}
        />
      ))}
    </section>
  );
});

type SeasonPanelProps = {
  season: ShownSeason;
  has: { journeys: boolean; houses: boolean };
  place: number;
  /** Shown first. The others have no placeholder, as their pictures load only when they are chosen. */
  isShown: boolean;
};

function SeasonPanel({ season, has, place, isShown }: SeasonPanelProps) {
  const { title, months, text, picture, offer } = season;
  const label = [title, months].filter(Boolean).join(", ");
  return (
    <div role="group" data-season={place} aria-label={label} className="season">
      {picture ? (
        <div className="mat">
          <Picture
            picture={isShown ? picture : { ...picture, placeholder: undefined }}
            alt=""
            sizes="(width < 62.5rem) 92vw, 680px"
            className="aspect-[16/10] w-full object-cover"
          />
        </div>
      ) : null}
      <div className="season-words">
        {months ? <p className="eyebrow mb-0">{months}</p> : null}
        <p className="text-lg text-ink2">{text}</p>
        {offer ? <Offer offer={offer} /> : null}
        <div>
          {has.journeys ? (
            <LinkButton href="/packages" variant="outline">
              Journeys
            </LinkButton>
          ) : null}
          {has.houses ? (
            <LinkButton href="/hotels" variant="outline">
              Houses
            </LinkButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Offer({ offer: { open, closed, rate, journey } }: { offer: SeasonOffer }) {
  return (
    <>
      {open.length > 0 ? (
        <p className="flex gap-2.5">
          <Icon of="check" className="is-open" />
          Open: {joinWords(open)}
        </p>
      ) : null}
      {closed.length > 0 ? (
        <p className="flex gap-2.5 text-ink2">
          <Icon of="mountain-snow" className="mt-1" />
          Shut by snow: {joinWords(closed)}
        </p>
      ) : null}
      {rate === null && journey === null ? null : (
        <>
          <dl className="season-prices">
            <Price label="A night, from" amount={rate} />
            <Price label="A journey for one, from" amount={journey} />
          </dl>
          <TaxNote className="text-sm" />
        </>
      )}
    </>
  );
}

function Price({ label, amount }: { label: string; amount: number | null }) {
  if (amount === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{formatRupees(amount)}</dd>
    </div>
  );
}
