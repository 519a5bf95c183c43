import type { Room } from "#contract/rooms.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** A room type on the hotel's page: whom it sleeps, what it has, what it costs. */
export function RoomRow({ room, stay }: { room: Room; stay: Record<string, string> }) {
  const [picture] = room.images;
  const { checkInDate = "", checkOutDate = "" } = stay;
  const dates = { checkInDate, checkOutDate };
  return (
    <li
      className={`grid gap-4 border-t border-line py-5 sm:items-center ${picture ? "sm:grid-cols-[auto_1fr_auto]" : "sm:grid-cols-[1fr_auto]"}`}
    >
      {picture ? (
        <Picture
          picture={picture}
          sizes="210px"
          className="aspect-[3/2] w-full rounded-control object-cover sm:w-52"
        />
      ) : null}
      <div className="grid gap-1.5">
        <h3 className="text-lg">{room.roomType}</h3>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
          <span className="flex items-center gap-1.5">
            <Icon of="users" /> sleeps {describeParty(room.maxAdults, room.maxChild)}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon of="bed-double" /> {countOf(room.noBeds, "bed")}, {countOf(room.noOfRooms, "room")}
          </span>
        </p>
        <p className="text-sm text-ink3">{room.facilities.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:grid sm:justify-items-end">
        <p>
          <span className="num text-lg font-semibold">{formatRupees(room.rentPerNight)}</span>
          <span className="text-sm text-ink3"> a night</span>
        </p>
        <LinkButton
          href={filterHref(`/booking/${room.hotelId}`, { room: String(room.id), ...dates })}
          variant="outline"
          size="small"
          aria-label={`Book this room: ${room.roomType}`}
        >
          Book this room
        </LinkButton>
      </div>
    </li>
  );
}
