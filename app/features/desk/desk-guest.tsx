import { useNavigation } from "react-router";
import type { Price } from "#contract/prices.ts";
import { GuestExtras, GuestFields } from "#app/features/bookings/guest/guest-fields.tsx";
import { DeskWishes } from "#app/features/bookings/wishes/desk-wishes.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { Folded } from "./folded.tsx";

type DeskGuestProps = {
  typed: Record<string, string>;
  message: string | undefined;
  /** Meals and extras of the chosen rooms. */
  offered: Price["offered"] | undefined;
  /** Their room type; known only with scripts. */
  roomId: string | undefined;
  minors: number;
  /** `2 nights, ₹9,000`, including chosen meals and extras. */
  sum: string;
  /** The guest gets no confirmation of this stay. */
  isQuiet: boolean;
};

const wishNames = ["mealPlan", "childAges", "extras"];

/** The guest's data; only name and number are required. */
export function DeskGuest({ typed, message, offered, roomId, minors, sum, isQuiet }: DeskGuestProps) {
  const { state, formMethod } = useNavigation();
  // Not while offers are reloaded after a refusal: the form can be sent again at once.
  const isSaving = state === "submitting" && formMethod === "POST";
  const { errors } = useFormScope();
  const wishes = Object.keys(typed).filter((name) => wishNames.includes(name) || name.startsWith("extra-"));
  const isWished = wishes.some((name) => typed[name]) || wishNames.some((name) => errors[name]);
  return (
    <section
      aria-labelledby="desk-guest"
      className="grid gap-4 rounded-panel border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <h2 id="desk-guest" className="font-text text-base font-semibold">
        The guest
      </h2>
      <FormErrorSummary message={message} />
      <GuestFields />
      {offersAny(offered, minors) ? (
        <Folded title="Meals, children, extras" isOpen={isWished}>
          <DeskWishes key={roomId} offered={offered} roomId={roomId} minors={minors} />
        </Folded>
      ) : null}
      <Folded title="E-mail and request" isOpen={Boolean(typed["email"] ?? typed["specialRequest"])}>
        <GuestExtras isQuiet={isQuiet} />
      </Folded>
      <p aria-live="polite" className="num font-semibold empty:hidden">
        {sum}
      </p>
      <Button type="submit" busy={isSaving}>
        Book and accept
      </Button>
    </section>
  );
}

function offersAny(offered: Price["offered"] | undefined, minors: number): boolean {
  if (!offered) return false;
  return offered.plans.length > 1 || offered.extras.length > 0 || (offered.asksAges && minors > 0);
}
