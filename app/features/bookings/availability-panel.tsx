import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { Availability } from "#contract/availability.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import type { Offer } from "#contract/rules/sum-of-stay.ts";
import { leastInWords, shortestMinimumStay } from "#app/features/stay-dates/least-nights.ts";
import { countOf } from "#contract/rules/text.ts";
import { foldRooms } from "#app/features/stay-dates/fold-rooms.ts";
import { MoreRooms } from "#app/features/stay-dates/more-rooms.tsx";
import { Button } from "#app/ui/button.tsx";
import type { BookingFormState } from "./booking-form-state.ts";
import { offerOf } from "./sum/stay-sum.tsx";
import { wishChoices } from "./wishes/wish-choices.ts";
import { WishFields } from "./wishes/wish-fields.tsx";
import { SoldOut } from "./sold-out.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type AvailabilityPanelProps = {
  availability: readonly Availability[] | undefined;
  chosen: string | undefined;
  rooms: string | undefined;
  /** Advice when the party does not fit into the rooms; empty when it does. */
  advice: string;
  nearest: BookingFormState["nearest"];
  problem: string | undefined;
  /** Number of children. */
  minors: number;
};

const roomCounts = Array.from({ length: 10 }, (_, index) => ({ value: index + 1, label: String(index + 1) }));

/** Free rooms of each type for the chosen dates, with nights and total; without dates, the button that queries them. */
export function AvailabilityPanel(props: AvailabilityPanelProps) {
  const { availability, nearest, chosen, rooms, advice, problem } = props;
  return (
    <fieldset
      id="rooms"
      data-rooms=""
      className="grid gap-3 rounded-panel border border-line p-5"
      aria-live="polite"
    >
      <legend className="px-2 text-sm font-semibold">Rooms</legend>
      {nearest ? <SoldOut {...nearest} minimumStay={shortestMinimumStay(availability)} /> : null}
      {availability ? (
        <>
          <RoomChoice
            id=""
            chosen={chosen}
            isFree
            title="Let us choose"
            note="The cheapest room that fits and is free"
          />
          <RoomTypes rooms={availability} chosen={chosen} />
          {availability.length === 0 ? (
            <p className="text-sm text-ink2">
              This house has no rooms recorded yet. Send your request; we ask for you.
            </p>
          ) : (
            <TaxNote />
          )}
          <SelectField
            name="rooms"
            label="Number of rooms"
            options={roomCounts}
            defaultValue={rooms ?? "1"}
            data-first="1"
            className="max-w-44"
          />
          <WishFields choices={wishChoices(availability)} minors={props.minors} />
          <p
            data-sum="advice"
            className="rounded-control bg-saffron-soft p-4 text-sm font-medium empty:hidden"
          >
            {advice}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink2">
          {problem ?? "Choose your dates to see which rooms are free and what they cost."}
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value="check"
        formAction="#rooms"
        formNoValidate
        variant="outline"
        size="small"
        className="justify-self-start"
      >
        Show free rooms
      </Button>
    </fieldset>
  );
}

type RoomTypesProps = { rooms: readonly Availability[]; chosen: string | undefined };

function RoomTypes({ rooms, chosen }: RoomTypesProps) {
  const { shown, folded } = foldRooms(rooms, chosen);
  const choices = (some: readonly Availability[]) =>
    some.map((room) => (
      <RoomChoice
        key={room.roomId}
        id={String(room.roomId)}
        chosen={chosen}
        isFree={room.free > 0 && room.minNights === undefined}
        title={room.roomType}
        note={`Sleeps ${describeParty(room.maxAdults, room.maxChild)}; ${leastInWords(room) || freeWords(room.free)}`}
        price={`${room.offered ? "from " : ""}${formatRupees(room.least ?? room.total)} a room for ${countOf(room.nights, "night")}`}
        offer={offerOf(room)}
      />
    ));
  return (
    <>
      {choices(shown)}
      <MoreRooms count={folded.length}>
        <div className="grid gap-3">{choices(folded)}</div>
      </MoreRooms>
    </>
  );
}

type RoomChoiceProps = {
  id: string;
  chosen: string | undefined;
  isFree: boolean;
  title: string;
  note: string;
  price?: string;
  /** For the script that computes the sum (app/browser/live-sum.ts). */
  offer?: Offer;
};

function RoomChoice({ id, chosen = "", isFree, title, note, price, offer }: RoomChoiceProps) {
  return (
    <label className="room-choice grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 rounded-control border border-line px-4 py-2.5 has-checked:border-dal has-checked:bg-dal-soft has-disabled:opacity-60 sm:grid-cols-[auto_1fr_auto]">
      <input
        type="radio"
        name="roomId"
        value={id}
        defaultChecked={id === chosen && isFree}
        disabled={!isFree}
        data-offer={offer && JSON.stringify(offer)}
        className="tick"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink2">{note}</span>
      </span>
      {price ? (
        <span className="num col-start-2 text-sm font-semibold sm:col-start-3 sm:text-end">{price}</span>
      ) : null}
    </label>
  );
}

function freeWords(free: number): string {
  return free === 0 ? "fully booked for these dates" : `${countOf(free, "room")} free`;
}
