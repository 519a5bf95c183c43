import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { nightsTold, type RoomChange } from "./preview-change.ts";

export type Preview = { rooms: readonly RoomChange[]; stays: number };

/** The effect of the prices in the form, before they are saved. */
export function RatePreview({ preview: { rooms, stays } }: { preview: Preview }) {
  return (
    <section
      role="status"
      aria-label="What it changes"
      className="grid gap-2 rounded-control bg-dal-soft p-4"
    >
      <h3 className="font-text text-sm font-semibold">The next {nightsTold} nights; nothing is saved yet</h3>
      <ul className="grid gap-2 text-sm">
        {rooms.map(({ roomType, changed, before, after }) => (
          <li key={roomType}>
            <span className="font-semibold">{roomType}</span>: {countOf(changed, "night")} would cost
            something else
            {changed > 0 ? (
              <span className="num block text-ink2">
                {spanInWords(before)} before, {spanInWords(after)} after
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {stays > 0
          ? `${countOf(stays, "accepted stay")} in these nights: each keeps the price it was told.`
          : "No accepted stay in these nights."}
      </p>
    </section>
  );
}

function spanInWords({ lowest, highest, average }: RoomChange["before"]): string {
  if (lowest === highest) return formatRupees(lowest);
  return `${formatRupees(lowest)} to ${formatRupees(highest)}, ${formatRupees(average)} on average`;
}
