import { stayMessages } from "#contract/availability.ts";
import { bookingForm } from "#contract/bookings.ts";
import { constraintsOf } from "#contract/constraints.ts";
import { cancellationFor } from "#app/content/cancellation-terms.ts";
import { useLadder } from "#app/features/company/use-ladder.ts";
import { mostAdults, mostChildren } from "#contract/rules/party.ts";
import { partyAdvice } from "#contract/rules/party-advice.ts";
import { PublicForm } from "#app/features/forms/public-form.tsx";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { AskForStay } from "./ask-for-stay.tsx";
import { AvailabilityPanel } from "./availability-panel.tsx";
import type { BookingFormState } from "./booking-form-state.ts";
import { type BookedTour, nightsOfTour } from "./sum/booked-tour.ts";
import { TourParty } from "./sum/tour-party.tsx";
import { StaySum, sumInputs, sumOfForm } from "./sum/stay-sum.tsx";

type BookingFormProps = {
  hotelId?: number;
  hotelName?: string;
  /** The booked package, if any: it determines the nights, and the company chooses the hotels. */
  tour: BookedTour | null;
  hotels: readonly { value: number; label: string }[];
  today: string;
  state: BookingFormState;
};

const upTo = (max: number) =>
  Array.from({ length: max }, (_, index) => ({ value: index + 1, label: String(index + 1) }));
const adultOptions = upTo(mostAdults);
const childOptions = [{ value: 0, label: "0" }, ...upTo(mostChildren)];

const constraints = constraintsOf(bookingForm, {
  checkInDate: stayMessages.past,
  checkOutDate: stayMessages.order,
});

const order =
  "hotelId checkInDate checkOutDate adults children roomId rooms mealPlan extras childAges hotelClass singleRooms customerName email phoneNo specialRequest";

/** A guest's booking form. It shows free rooms and the total before it is sent; without scripts, by a button. */
export function BookingForm({ hotelId, hotelName, tour, hotels, today, state }: BookingFormProps) {
  const { typed, errors, message, availability, nearest } = state;
  const ladder = useLadder(hotelId ?? Number(typed["hotelId"]));
  const { wish, offers, chosen } = sumInputs(state);
  const sum = sumOfForm(state, tour !== null);
  const house = hotelName ?? hotels.find(({ value }) => String(value) === typed["hotelId"])?.label;

  return (
    <free-rooms className="block">
      <PublicForm id="booking" counted="bookings" constraints={constraints} order={order} state={state}>
        {hotelId === undefined ? (
          <SelectField
            name="hotelId"
            label={tour ? "House for the first night" : "Hotel"}
            placeholder={tour ? "Let us choose" : "Choose a hotel"}
            options={hotels}
            required={tour ? false : undefined}
          />
        ) : (
          <input type="hidden" name="hotelId" value={hotelId} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <StayDates
            earliest={today}
            hotelId={hotelId}
            leastNights={tour ? nightsOfTour(tour) : 1}
            className="sm:col-span-2 sm:[--between-halves:1.25rem]"
          />
          <SelectField
            name="adults"
            label="Adults"
            placeholder="Select adults"
            options={adultOptions}
            hint={
              <>
                Up to {mostAdults} in one booking.{" "}
                <AskForStay subject={`Rooms for more than ${mostAdults} adults`} house={house} typed={typed}>
                  Ask us for more
                </AskForStay>
              </>
            }
          />
          <SelectField
            name="children"
            label="Children"
            placeholder="Select children"
            options={childOptions}
          />
        </div>
        {tour ? (
          <TourParty tour={tour} today={today} minors={wish.party?.children ?? 0} />
        ) : (
          <AvailabilityPanel
            availability={availability}
            nearest={nearest}
            chosen={typed["roomId"]}
            rooms={typed["rooms"]}
            advice={wish.party && availability ? partyAdvice(wish.party, wish.rooms, offers, chosen) : ""}
            minors={wish.party?.children ?? 0}
            problem={errors ? undefined : message}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="customerName" label="Name" autoComplete="name" className="sm:col-span-2" />
          <TextField type="email" name="email" label="Email" autoComplete="email" />
          <TextField
            type="tel"
            name="phoneNo"
            label="Phone"
            autoComplete="tel-national"
            inputMode="numeric"
            hint={
              <>
                Ten digits, without +91.{" "}
                <AskForStay subject="A stay, and a phone number from abroad" house={house} typed={typed}>
                  From abroad? Ask us
                </AskForStay>
              </>
            }
          />
        </div>
        <TextareaField name="specialRequest" label="Special request" required={false} />
        <input type="hidden" name="expectedTotal" value={sum.expected} data-sum-value="expected" />
        <StaySum state={state} today={today} isTour={tour !== null} className="lg:hidden" />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary">
            Book Now
          </Button>
          <p className="max-w-[44ch] text-sm text-ink3">
            Nothing to pay now. We confirm by phone or e-mail; until then you can change your mind.{" "}
            <span data-sum="terms">
              {sum.total ? "" : cancellationFor(ladder, sum.stay && (typed["checkInDate"] ?? ""), today)}
            </span>
          </p>
        </div>
      </PublicForm>
    </free-rooms>
  );
}
