import { Form, useNavigation } from "react-router";
import type { StayMove, StayMoves } from "#contract/booking-moves.ts";
import type { Booking } from "#contract/bookings.ts";
import { daysInWords, stayInWords } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { AgreedPriceNote } from "#app/features/bookings/agreed-price-note.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";

type MoveQuestionProps = {
  stay: Booking;
  moves: StayMoves;
  /** Somebody else changed the stay while it was dragged. */
  isChanged: boolean | undefined;
  closeHref: string;
};

/** The value of a choice: room type, dates and the shown total. */
function choiceOf({ roomId, checkInDate, checkOutDate, total }: StayMove): string {
  return [roomId, checkInDate, checkOutDate, total].join(" ");
}

/** Asks what to do with a stay that does not fit where it was dropped, has another price there, or was changed meanwhile. */
export function MoveQuestion({ stay, moves, isChanged, closeHref }: MoveQuestionProps) {
  const isSaving = useNavigation().formMethod === "POST";
  const { wish, refusal, rooms, dates } = moves;
  const isPriced = stay.packageReference === undefined;
  const choice = (move: StayMove, words: string, isMain = false) => (
    <Button
      key={choiceOf(move)}
      type="submit"
      name="to"
      value={choiceOf(move)}
      variant={isMain ? "primary" : "outline"}
      busy={isSaving && isMain}
      className="justify-between gap-4 text-start"
    >
      <span>{words}</span>
      {isPriced ? <span className="num">{formatRupees(move.total)}</span> : null}
    </Button>
  );
  const otherPrice = stay.total !== null && wish.total !== stay.total;
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value="shift" />
      <input type="hidden" name="id" value={stay.id} />
      <input type="hidden" name="version" value={stay.version} />
      <div role="alert" className="rounded-control bg-saffron-soft p-4">
        {isChanged ? (
          <p className="mb-1.5">Somebody changed this stay meanwhile; below is how it is now.</p>
        ) : null}
        <p className="font-semibold">
          {refusal || (otherPrice ? "The stay costs something else there." : "It can be moved there.")}
        </p>
        {otherPrice ? <AgreedPriceNote stay={stay} /> : null}
      </div>
      <dl className="grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2">
        <Row label="Now" move={{ ...stay, total: stay.total ?? 0 }} isPriced={isPriced} />
        <Row label="Wanted" move={wish} isPriced={isPriced} />
      </dl>
      <div className="grid gap-2.5">
        {refusal === "" ? choice(wish, "Move it there", true) : null}
        {rooms.length > 0 && refusal !== "" ? (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-sm font-semibold">Free on these dates</legend>
            {rooms.map((move) => choice(move, move.roomType))}
          </fieldset>
        ) : null}
        {dates.length > 0 ? (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-sm font-semibold">{`Nearest dates in ${wish.roomType}`}</legend>
            {dates.map((move) => choice(move, daysInWords(move.checkInDate, move.checkOutDate)))}
          </fieldset>
        ) : null}
        <LinkButton href={closeHref} variant="ghost" preventScrollReset>
          Keep it as it is now
        </LinkButton>
      </div>
    </Form>
  );
}

type RowProps = { label: string; move: Omit<StayMove, "roomId">; isPriced: boolean };

function Row({ label, move, isPriced }: RowProps) {
  const { checkInDate, checkOutDate, roomType, total } = move;
  return (
    <>
      <dt className="text-ink2">{label}</dt>
      <dd>{`${stayInWords(checkInDate, checkOutDate)}, ${roomType}`}</dd>
      <dd className="num text-end font-semibold">{isPriced ? formatRupees(total) : ""}</dd>
    </>
  );
}
