import type { Block } from "#contract/blocks.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { Link } from "#app/ui/link.tsx";
import { BookingConflicts } from "./booking-conflicts.tsx";
import type { Conflicts } from "./find-conflicts.ts";

type HeldRoomConflictsProps = {
  conflicts: Conflicts;
  stayHref: (id: number) => string;
  blockHref: (block: Block) => string;
};

/** The stays and blocks that hold the nights of a refused booking or block. */
export function HeldRoomConflicts({
  conflicts: { stays, blocks },
  stayHref,
  blockHref,
}: HeldRoomConflictsProps) {
  return (
    <>
      <BookingConflicts bookings={stays} viewHref={stayHref} />
      {blocks.length > 0 ? (
        <section
          aria-label="Blocked rooms in the way"
          className="rounded-control bg-saffron-soft p-4 text-sm"
        >
          <h3 className="font-text font-semibold">These rooms are blocked</h3>
          <ul className="mt-1.5 grid">
            {blocks.map((block) => (
              <li key={block.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
                <Link href={blockHref(block)} className="min-h-9 content-center font-semibold underline">
                  {block.reason}
                </Link>
                <span>
                  {block.roomType}, {countOf(block.rooms, "room")},{" "}
                  {dateRange(block.firstNight, block.freeFrom)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
