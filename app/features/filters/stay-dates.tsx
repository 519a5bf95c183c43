import { addDays } from "#contract/rules/stay.ts";
import { TextField } from "#app/ui/text-field.tsx";

type StayDatesProps = {
  today: string;
  labels?: readonly [arrival: string, departure: string];
  arrival?: string;
  departure?: string;
};

const usual = ["Check-in", "Check-out"] as const;

/** The two dates of a stay in a form that looks for one. */
export function StayDates({ today, labels = usual, arrival, departure }: StayDatesProps) {
  const [from, to] = labels;
  return (
    <>
      <TextField name="checkInDate" type="date" label={from} min={today} defaultValue={arrival} />
      <TextField
        name="checkOutDate"
        type="date"
        label={to}
        min={addDays(today, 1)}
        defaultValue={departure}
      />
    </>
  );
}
