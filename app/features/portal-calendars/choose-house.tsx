import { Form } from "react-router";
import { FindHouse } from "#app/features/find-house/find-house.tsx";
import type { FoundHouses } from "#app/features/find-house/find-houses.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export const whatJoiningDoes =
  "The portal reads which nights are taken here; we read the portal's calendar every quarter of an hour and hold a room for each of its bookings. Portals read ours when they like, often hours later.";

/** The house comes first: a company may have hundreds of room types. */
export function ChooseHouse({ hotels }: { hotels: FoundHouses }) {
  if (hotels.houses.length === 0)
    return (
      <EmptyState title="No hotels yet" action={<LinkButton href="/control/add-Hotel">Add Hotel</LinkButton>}>
        A calendar is of one room type of a hotel.
      </EmptyState>
    );
  return (
    <OfficePanel title="Add a portal's calendar" lead={whatJoiningDoes}>
      <FindHouse found={hotels} />
      <Form className="flex flex-wrap items-end gap-3">
        <SelectField name="hotel" label="Hotel" options={hotels.houses} className="min-w-0 flex-1 basis-60" />
        <Button type="submit">Go on</Button>
      </Form>
    </OfficePanel>
  );
}
