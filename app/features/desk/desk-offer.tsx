import type { DeskOffer } from "#contract/desk.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";

/** The value of a choice: hotel, room type, number of rooms and the shown total. */
function choiceOf({ hotelId, roomId, rooms, total }: DeskOffer): string {
  return [hotelId, roomId, rooms, total].join(" ");
}

/** A radio button for a free room type. */
export function Offer({ offer, isChosen }: { offer: DeskOffer; isChosen: boolean }) {
  const { hotel, place, roomType, free, rooms, total, minNights, maxAdults, maxChild } = offer;
  const title = `${rooms > 1 ? `${rooms} × ` : ""}${roomType}, ${hotel}`;
  return (
    <label className="grid min-h-15 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 border-t border-line px-5 py-2 hover:bg-raised has-checked:bg-dal-soft max-[18rem]:px-2 max-[18rem]:grid-cols-[auto_1fr] max-[18rem]:[&>span]:col-start-2 max-[18rem]:[&>span]:text-start">
      <input
        type="radio"
        name="choice"
        value={choiceOf(offer)}
        defaultChecked={isChosen}
        required
        className="row-span-2 tick max-[18rem]:row-span-4"
      />
      <span className="font-semibold">{title}</span>
      <span className="num flex-none text-end font-semibold">{formatRupees(total)}</span>
      <span className="text-sm text-ink2">
        {[place, `sleeps ${describeParty(maxAdults, maxChild)}`].filter(Boolean).join(", ")}
        {minNights ? `, guests stay at least ${minNights} nights` : ""}
      </span>
      <span className="text-end text-sm text-ink3">{`${free} free`}</span>
    </label>
  );
}
