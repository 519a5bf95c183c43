import { Form } from "react-router";
import { type RoomStatus, timesOfDay } from "#contract/dashboard.ts";
import type { Option } from "#contract/drop-downs.ts";
import type { FieldErrors } from "#contract/core/errors.ts";
import { longDate } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MorePages } from "#app/ui/more-pages.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { NothingHere, Panel } from "./panel.tsx";

export type RoomQuestion = { room: string; house: string; date: string; time: string; page: number };

type RoomAvailabilityProps = {
  roomTypes: readonly Option[];
  /** None before rooms are told, and where they are one or too many to choose from. */
  houses: readonly Option[];
  question: RoomQuestion;
  /** The rooms of one page of hotels. */
  rooms: { of: readonly RoomStatus[]; isMore: boolean } | null;
  errors: FieldErrors;
};

const times = timesOfDay.map((time) => ({ value: time, label: time }));

const columns: Column<RoomStatus>[] = [
  { key: "hotel", header: "Hotel", cell: (row) => row.hotel, isRowHeader: true },
  { key: "type", header: "Room", cell: (row) => row.roomType },
  { key: "free", header: "Free", cell: (row) => row.free, align: "end", inCard: "half" },
  { key: "taken", header: "Taken", cell: (row) => row.taken, align: "end", inCard: "half" },
];

function hrefOf({ room, house, date, time }: RoomQuestion, page: number): string {
  return `?${new URLSearchParams({ room, house, date, time, houses: String(page) }).toString()}`;
}

/** Which rooms are free at a time of a day, as queried by the address. */
export function RoomAvailability({ roomTypes, houses, question, rooms, errors }: RoomAvailabilityProps) {
  const free = rooms?.of.reduce((sum, row) => sum + row.free, 0) ?? 0;
  const taken = rooms?.of.reduce((sum, row) => sum + row.taken, 0) ?? 0;
  const { page, ...asked } = question;
  const isPaged = page > 1 || rooms?.isMore === true;
  return (
    <Panel title="Room availability" isForm={rooms === null}>
      <FormScope id="room-availability" errors={errors} values={asked}>
        <Form preventScrollReset className="grid gap-3 border-t border-line p-5 sm:grid-cols-2">
          <SelectField
            name="room"
            label="Room"
            placeholder="All room types"
            options={roomTypes}
            required={false}
          />
          {houses.length > 0 ? (
            <SelectField
              name="house"
              label="House"
              placeholder="All houses"
              options={houses}
              required={false}
            />
          ) : null}
          <TextField name="date" type="date" label="Date" required />
          <SelectField name="time" label="Time of day" options={times} />
          <Button type="submit" className="sm:self-end">
            Check
          </Button>
        </Form>
      </FormScope>
      {rooms ? (
        <div role="status" className="border-t border-line">
          <p className="px-5 py-3 text-sm">
            <strong>{countOf(free, "room")} free</strong>, {taken} taken on {longDate(question.date)},{" "}
            {question.time.toLowerCase()}
            {isPaged ? ", in the houses of this page" : ""}
          </p>
          {rooms.of.length > 0 ? (
            <div className="max-h-80 overflow-y-auto">
              <Table caption="Free rooms" columns={columns} rows={rooms.of} rowKey={(row) => row.roomId} />
            </div>
          ) : (
            <NothingHere>
              {page > 1
                ? "There are no more houses."
                : `${question.house ? "This house has no" : "No hotel has"} rooms of this type.`}
            </NothingHere>
          )}
          {isPaged ? (
            <div className="border-t border-line px-5 py-3">
              <MorePages
                of="houses"
                page={page}
                isMore={rooms.isMore}
                href={(to) => hrefOf(question, to)}
                preventScrollReset
              />
            </div>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}
