import type { Room } from "#contract/rooms.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { HeadLink } from "../shell/control/head-link.tsx";
import { RecordHead } from "../records/record-head.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** The head of a room's control page: actions and facts. The button for `edit-details` opens its form. */
export function RoomOverview({ room, hotelName }: { room: Room; hotelName: string }) {
  return (
    <>
      <RecordHead title={room.roomType} kind="rooms" id={room.id}>
        <HeadLink href={controlPages.roomPictures(room.id)} label="Add Images" />
        <DialogButton opens="edit-details" size="small">
          Edit Details
        </DialogButton>
      </RecordHead>
      <section aria-label="Details" className="mb-6 rounded-panel border border-line bg-surface p-5">
        <Facts
          facts={[
            ["Hotel", hotelName],
            ["Room number", room.roomNumber || "Not given"],
            ["Type", room.roomType],
            ["Rent per night", formatRupees(room.rentPerNight)],
            ["Number of rooms", String(room.noOfRooms)],
            ["Number of beds", String(room.noBeds)],
            ["Sleeps", describeParty(room.maxAdults, room.maxChild)],
            ["Facilities", room.facilities.join(", ") || "None"],
          ]}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton href={controlPages.hotel(room.hotelId)} variant="outline" size="small">
            View Hotel
          </LinkButton>
          <LinkButton
            href={`${controlPages.portalCalendars}?room=${room.id}#calendar`}
            variant="outline"
            size="small"
          >
            Portals' calendars
          </LinkButton>
        </div>
      </section>
    </>
  );
}
