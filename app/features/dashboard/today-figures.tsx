import type { Dashboard } from "#contract/dashboard.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { todayHrefs } from "#app/features/bookings/booking-days.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Link } from "#app/ui/link.tsx";
import { waitingId } from "./waiting-stream.tsx";

/** Today's statistics; each links to the list that it counts. */
export function TodayFigures({ dashboard }: { dashboard: Dashboard }) {
  const { arrivals, departures, inHouse, newRequests, income } = dashboard;
  const requests = Object.values(newRequests).reduce((sum, count) => sum + count, 0);
  const { Arriving, Leaving, "In house": staying } = todayHrefs;
  const figures: FigureProps[] = [
    { icon: "inbox", name: "New requests", value: requests, note: "unopened", href: `#${waitingId}` },
    {
      icon: "plane-landing",
      name: "Arrivals",
      value: arrivals.stays,
      note: people(arrivals),
      href: Arriving,
    },
    { icon: "bed-double", name: "In house", value: inHouse.stays, note: people(inHouse), href: staying },
    {
      icon: "plane-takeoff",
      name: "Departures",
      value: departures.stays,
      note: people(departures),
      href: Leaving,
    },
    {
      icon: "indian-rupee",
      name: "Income",
      value: formatRupees(income),
      note: "stays arriving today",
      href: `${Arriving}&sort=total-desc`,
    },
  ];
  return (
    <section
      aria-labelledby="today-figures"
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <h2 id="today-figures" className="border-b border-line px-5 py-3 font-text text-base font-semibold">
        Today's Statistics
      </h2>
      <ul className="grid grid-cols-3 gap-px bg-line sm:flex sm:flex-wrap">
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </ul>
    </section>
  );
}

function people({ guests }: { guests: number }): string {
  return countOf(guests, "guest");
}

type FigureProps = { icon: IconName; name: string; value: string | number; note: string; href: string };

function Figure({ icon, name, value, note, href }: FigureProps) {
  return (
    <li className="grow basis-32 bg-surface wrap-normal last:max-sm:col-span-2">
      <Link href={href} className="ring-inside block h-full px-3 py-2 hover:bg-raised sm:py-3 xl:px-5">
        <span className="flex items-center gap-2 text-sm leading-tight font-medium text-ink2">
          <Icon of={icon} className="flex-none text-dal max-xl:hidden" />
          {name}
        </span>
        <span className="num block text-xl sm:text-2xl font-semibold">{value}</span>
        <span className="text-xs text-ink3">{note}</span>
      </Link>
    </li>
  );
}
