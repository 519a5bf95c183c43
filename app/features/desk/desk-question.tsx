import { Form, useSubmit } from "react-router";
import type { Option } from "#contract/drop-downs.ts";
import type { HouseChoice } from "#app/features/hotels/house-choices.ts";
import { useEarlyChange } from "#app/features/navigation/use-early-change.ts";
import { useFieldsOfAddress } from "#app/features/navigation/use-fields-of-address.ts";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { Button } from "#app/ui/button.tsx";
import { type FieldErrors, FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { DeskQuestion as Question } from "./read-desk-page.ts";
import { People } from "./people-field.tsx";

/** Id of the search form: nothing can be booked while it is invalid. */
export const questionForm = "desk-asks";

/** The form that books. */
export const deskForm = "desk-books";

type DeskQuestionProps = {
  question: Question;
  places: readonly Option[];
  houses: readonly HouseChoice[];
  errors: FieldErrors;
  /** The form that books (`deskForm`) is on the page. */
  hasOffers: boolean;
};

/**
 * Dates, people, place and house; submitted on change, without scripts by a button. Without scripts its fields also belong to the
 * booking form, so that nothing is booked for other values than those shown here.
 */
export function DeskQuestion({ question, places, houses, errors, hasOffers }: DeskQuestionProps) {
  const isHydrated = useHydrated();
  const booking = hasOffers && !isHydrated ? deskForm : undefined;
  const submit = useSubmit();
  const form = useFieldsOfAddress(question);
  const answer = (element: HTMLFormElement) => {
    if (element.checkValidity()) void submit(element, { replace: true, preventScrollReset: true });
  };
  useEarlyChange(form, question, answer);
  return (
    <FormScope id="desk-question" form={booking} errors={errors} values={question}>
      <Form
        ref={form}
        id={questionForm}
        aria-label="Dates, people and place"
        className="grid gap-x-4 gap-y-3 rounded-panel border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[minmax(18rem,1.6fr)_5rem_5rem_minmax(8rem,1fr)] lg:items-start xl:grid-cols-[minmax(18rem,1.6fr)_5rem_5rem_minmax(8rem,1fr)_minmax(8rem,1fr)_auto] lg:p-5"
        onChange={(event) => answer(event.currentTarget)}
      >
        {question.enquiry ? (
          <input type="hidden" name="enquiry" value={question.enquiry} form={booking} />
        ) : null}
        <StayDates
          names={{ arrive: "checkIn", leave: "checkOut" }}
          required
          className="[--between-halves:1rem] sm:col-span-2 lg:col-span-1"
        />
        <div className="grid grid-cols-2 gap-x-4 lg:contents">
          <People name="adults" label="Adults" min={1} />
          <People name="children" label="Children" min={0} />
        </div>
        <div className="grid gap-x-4 gap-y-3 min-[18rem]:has-[>:nth-child(2)]:grid-cols-2 empty:hidden lg:contents">
          {places.length > 1 ? (
            <SelectField
              name="place"
              label="Place"
              placeholder="Anywhere"
              options={places}
              required={false}
            />
          ) : null}
          {houses.length > 1 ? (
            <SelectField
              name="house"
              label="House"
              placeholder="Any house"
              options={houses.filter(
                ({ value, placeId }) =>
                  !question.place || String(placeId) === question.place || String(value) === question.house,
              )}
              required={false}
            />
          ) : null}
        </div>
        <Button
          type="submit"
          {...(booking && { form: booking, name: "intent", value: "show" })}
          variant="secondary"
          className="without-scripts lg:mt-7"
        >
          Show rooms
        </Button>
      </Form>
    </FormScope>
  );
}
