import { shortDate } from "#contract/rules/dates.ts";
import type { WeekTotal } from "./visit-sums.ts";

const height = 120;
const width = 26;
const gap = 8;

/** A bar chart of visits by week, with a text alternative. */
export function WeekChart({ weeks }: { weeks: readonly WeekTotal[] }) {
  const largest = Math.max(1, ...weeks.map(({ total }) => total));
  const step = width + gap;
  const last = weeks.at(-1);
  return (
    <figure className="overflow-x-auto">
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height + 40}`}
        className="h-44 w-full min-w-75 max-w-3xl fill-dal text-[11px]"
        role="img"
        aria-label={weeks.map(({ week, total }) => `Week from ${shortDate(week)}: ${total}`).join(", ")}
      >
        {weeks.map(({ week, total }, index) => {
          const tall = Math.round((total / largest) * height);
          const middle = index * step + step / 2;
          return (
            <g key={week} opacity={week === last?.week ? 0.6 : 1}>
              <rect
                x={index * step + gap / 2}
                y={16 + height - tall}
                width={width}
                height={Math.max(tall, 1)}
                rx={3}
              />
              <text x={middle} y={12 + height - tall} textAnchor="middle" className="fill-ink">
                {total}
              </text>
              <text x={middle} y={height + 34} textAnchor="middle" className="fill-ink3">
                {dayLabel(week, weeks[index - 1]?.week)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="text-sm text-ink3">
        Weeks from Monday on; the last one is not over yet.
      </figcaption>
    </figure>
  );
}

/** `7 Sept`, and `14` where the week before began in the same month. */
function dayLabel(week: string, before: string | undefined): string {
  const [day = "", month = ""] = shortDate(week).split(" ");
  return before?.slice(0, 7) === week.slice(0, 7) ? day : `${day} ${month}`;
}
