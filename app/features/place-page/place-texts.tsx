import { type PlacePage, seasonNames } from "#contract/place-words.ts";
import { Part } from "./place-part.tsx";

const seasonLabels = {
  spring: "Spring, March to May",
  summer: "Summer, June to August",
  autumn: "Autumn, September to November",
  winter: "Winter, December to February",
} as const;

/** The texts about a place; empty ones have no heading. */
export function PlaceTexts({ place }: { place: PlacePage }) {
  const seasons = seasonNames.filter((name) => place[name] !== "");
  return (
    <div className="grid gap-10">
      {place.about ? <p className="max-w-prose text-lg whitespace-pre-line">{place.about}</p> : null}
      <Part id="open" title="What is open" text={place.openNow} />
      <Part id="way" title="How to get there" text={place.gettingThere} />
      {seasons.length > 0 ? (
        <section aria-labelledby="seasons">
          <h2 id="seasons" className="text-2xl">
            The year in {place.name}
          </h2>
          <div className="mt-5 grid gap-5 sm:grid-cols-2">
            {seasons.map((name) => (
              <div key={name} className="rounded-panel border border-line bg-surface p-5">
                <h3 className="text-card">{seasonLabels[name]}</h3>
                <p className="mt-2 whitespace-pre-line text-ink2">{place[name]}</p>
              </div>
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
