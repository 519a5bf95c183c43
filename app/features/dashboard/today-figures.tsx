import type { Dashboard } from "#contract/dashboard.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

/** Today's Statistics, from real stays. */
export function TodayFigures({ dashboard }: { dashboard: Dashboard }) {
  const { arrivals, departures, inHouse, newRequests, income } = dashboard;
  const requests = Object.values(newRequests).reduce((sum, count) => sum + count, 0);
  return (
    <section
      aria-labelledby="today-figures"
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <h2 id="today-figures" className="border-b border-line px-5 py-3.5 font-text text-base font-semibold">
        Today's Statistics
      </h2>
      <dl className="flex flex-wrap gap-px bg-line">
        <Figure icon="plane-landing" name="Arrivals" value={arrivals.stays} note={people(arrivals)} />
        <Figure icon="plane-takeoff" name="Departures" value={departures.stays} note={people(departures)} />
        <Figure icon="bed-double" name="In house" value={inHouse.stays} note={people(inHouse)} />
        <Figure icon="inbox" name="New requests" value={requests} note="not opened yet" />
        <Figure icon="indian-rupee" name="Income" value={formatRupees(income)} note="stays arriving today" />
      </dl>
    </section>
  );
}

function people({ guests }: { guests: number }): string {
  return countOf(guests, "guest");
}

type FigureProps = { icon: IconName; name: string; value: string | number; note: string };

function Figure({ icon, name, value, note }: FigureProps) {
  return (
    <div className="grow basis-44 bg-surface px-5 py-4">
      <dt className="flex items-center gap-2 text-sm font-medium text-ink2">
        <Icon of={icon} className="text-dal" />
        {name}
      </dt>
      <dd className="mt-1">
        <span className="num block text-2xl font-semibold">{value}</span>
        <span className="text-xs text-ink3">{note}</span>
      </dd>
    </div>
  );
}
