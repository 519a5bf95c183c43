import { useNavigation } from "react-router";
import { formatRupees } from "#contract/rules/money.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { fieldId, FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { isOtherSeason, ratesHref } from "./rates-address.ts";
import type { RatesPage } from "./read-rates-page.ts";
import { RatePreview } from "./rate-preview.tsx";
import type { SeasonRefusal } from "./season-refusal.ts";
import { emptySeason } from "./season-values.ts";
import { WeekdayTicks } from "./weekday-ticks.tsx";

type SeasonFormProps = { page: RatesPage; refusal: SeasonRefusal | undefined };

/** The form of a season of a hotel: a price for each room type; an empty one leaves its type unchanged. */
export function SeasonForm({ page, refusal }: SeasonFormProps) {
  const { hotel, month, rooms, opened, idempotencyKey } = page;
  const isSaving = useNavigation().state !== "idle";
  const values = refusal?.values ?? opened?.values ?? emptySeason;
  const { texts, weekdays } = values;
  const errors = refusal?.errors ?? {};
  return (
    <FormScope id="season" errors={errors} values={texts}>
      <WatchedForm
        noValidate
        isLostBy={(parameters) => isOtherSeason(page, parameters)}
        className="grid gap-5"
      >
        <FormErrorSummary message={refusal?.message || undefined} />
        <input type="hidden" name="hotel" value={hotel.id} />
        <input type="hidden" name="month" value={month} />
        <input type="hidden" name="key" value={texts["key"] ?? idempotencyKey} />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <TextField name="name" label="Name" hint="Guests read it: Winter, New Year" required />
          <TextField type="date" name="from" label="First night" required />
          <TextField type="date" name="last" label="Last night" hint="It is included" required />
          <TextField type="number" name="minNights" label="Nights at least" min={1} required />
        </div>
        <WeekdayTicks weekdays={weekdays} error={errors["weekdays"]} />
        <label className="flex min-h-11 items-center gap-2.5 justify-self-start">
          <input
            type="checkbox"
            name="yearly"
            value="true"
            defaultChecked={texts["yearly"] === "true"}
            className="tick"
          />
          Every year on these dates
        </label>
        <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="mb-2 text-sm font-semibold">Price per night; empty leaves it as it is</legend>
          {rooms.map(({ id, roomType, rentPerNight }) => (
            <div key={id}>
              <TextField
                name={`price-${id}`}
                label={`${roomType} (₹)`}
                inputMode="numeric"
                hint={`Usually ${formatRupees(rentPerNight)}`}
              />
              {texts[`was-${id}`] ? (
                <input type="hidden" name={`was-${id}`} value={texts[`was-${id}`]} />
              ) : null}
            </div>
          ))}
        </fieldset>
        {refusal?.asks ? (
          <label
            htmlFor={fieldId("season", "confirm")}
            className="flex min-h-11 items-center gap-2.5 rounded-control bg-saffron-soft px-4 font-semibold"
          >
            <input
              id={fieldId("season", "confirm")}
              type="checkbox"
              name="confirm"
              value="true"
              className="tick"
            />
            Yes, this price is right
          </label>
        ) : null}
        {refusal?.preview ? <RatePreview preview={refusal.preview} /> : null}
        {errors["roomId"] ? <FieldError>{errors["roomId"]}</FieldError> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" busy={isSaving}>
            {opened ? "Save the changes" : "Set these prices"}
          </Button>
          <Button type="submit" name="intent" value="preview" variant="outline">
            What would it change?
          </Button>
          {opened ? (
            <LinkButton href={ratesHref({ hotel: hotel.id, month })} variant="outline">
              Cancel
            </LinkButton>
          ) : null}
        </div>
      </WatchedForm>
    </FormScope>
  );
}
