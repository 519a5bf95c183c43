import type { PackageDetail } from "#contract/packages.ts";
import { joinWords } from "#contract/rules/text.ts";
import { ValleyMap } from "#app/features/valley/valley-map.tsx";
import { placesIn } from "#app/features/valley/valley-places.ts";
import { kilometresOf } from "./tour-facts.ts";
import { asFragment } from "#app/ui/fragment.tsx";

/** The route of a tour on the drawn map, from the places that it names; nothing when none is on the map. */
export const TourRoute = asFragment(function TourRoute({ tour }: { tour: PackageDetail }) {
  const stops = placesIn(tour.location);
  if (stops.length === 0) return null;
  const road = kilometresOf(tour.plan);
  const names = joinWords(stops.map(({ name }) => name));
  return (
    <section aria-labelledby="route" className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div>
        <h2 id="route" className="text-2xl">
          The way
        </h2>
        <ol className="mt-5 grid gap-3">
          {stops.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-3">
              <span className="num grid size-7 flex-none place-items-center rounded-full bg-chinar text-sm font-semibold text-on-fill">
                {index + 1}
              </span>
              {name}
            </li>
          ))}
        </ol>
        {road > 0 ? <p className="mt-5 text-sm text-ink3">About {road} km by road, over all days.</p> : null}
      </div>
      <ValleyMap title={`Map of the valley with ${names}`} stops={stops} />
    </section>
  );
});
