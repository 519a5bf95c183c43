import { Form, useNavigation } from "react-router";
import type { Availability } from "#contract/availability.ts";
import type { Booking } from "#contract/bookings.ts";
import { extraField } from "#contract/rules/typed-wishes.ts";
import { AgreedPriceNote } from "#app/features/bookings/agreed-price-note.tsx";
import { DeskWishes } from "#app/features/bookings/wishes/desk-wishes.tsx";
import { toTexts } from "#app/features/merge/form-versions.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";

type WishFormProps = {
  booking: Booking;
  availability: readonly Availability[];
  errors: Partial<Record<string, string>> | undefined;
};

/** Meals, children's ages and extras of a stay, if its room type has prices for them. Folded, as they rarely change. */
export function WishForm({ booking, availability, errors }: WishFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { offered } = availability.find(({ roomId }) => roomId === booking.roomId) ?? {};
  if (!offered) return null;
  const { childAges, extras, mealPlan } = booking;
  const ticked = extras.map((id) => [extraField(String(id)), "1"] as const);
  const typed = { mealPlan, childAges: childAges.join(", "), ...Object.fromEntries(ticked) };
  const notOffered = extras.filter((id) => !offered.extras.some((extra) => extra.id === id));
  const isFaulty = ["mealPlan", "childAges", "extras"].some((name) => errors?.[name]);
  return (
    <details open={isFaulty} className="mt-4 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Meals, ages and extras
      </summary>
      <FormScope id="booking-wishes" errors={errors} values={typed}>
        <Form method="post" className="mt-2 grid gap-4">
          <BaseSnapshot base={toTexts(booking)} />
          <input type="hidden" name="then" value="details" />
          <input type="hidden" name="was" value={booking.status} />
          <input type="hidden" name="wishes" value="1" />
          {notOffered.map((id) => (
            // Extras that are no longer offered, or are always charged, are kept.
            <input key={id} type="hidden" name={extraField(String(id))} value="1" />
          ))}
          <DeskWishes offered={offered} minors={booking.children} />
          {errors?.["extras"] ? <p className="text-sm text-chinar">{errors["extras"]}</p> : null}
          <AgreedPriceNote stay={booking} />
          <Button
            type="submit"
            name="intent"
            value="update"
            size="small"
            variant="outline"
            busy={isSaving}
            className="justify-self-start"
          >
            {booking.packageReference === undefined ? "Save and price again" : "Save"}
          </Button>
        </Form>
      </FormScope>
    </details>
  );
}
