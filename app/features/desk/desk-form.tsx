import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DeskOffer } from "#contract/desk.ts";
import type { Price } from "#contract/prices.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { type StayWish, useStayPrice, readStayWish } from "#app/features/bookings/stay-price.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { type FieldErrors, FormScope } from "#app/ui/form-scope.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { DeskGuest } from "./desk-guest.tsx";
import { DeskOffers } from "./desk-offers.tsx";
import { deskForm, questionForm } from "./desk-question.tsx";
import { deskAddress, type DeskQuestion } from "./read-desk-page.ts";

type DeskFormProps = {
  question: DeskQuestion;
  /** The results are for another search than the one in the address. */
  isOther: boolean;
  found: { offers: DeskOffer[]; isMore: boolean; full: number };
  /** Meals and extras of the first offer. */
  offered: Price["offered"] | undefined;
  typed: Record<string, string>;
  errors: FieldErrors | undefined;
  message: string | undefined;
  idempotencyKey: string;
  /** The reference of the package in whose price the stay is to be. */
  packageReference: string | undefined;
};

/** The free rooms and the guest's data: the form that books. */
export function DeskForm({ question, isOther, found, typed, errors, message, ...rest }: DeskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<StayWish>({});
  const read = () => setWish(form.current ? chosenIn(form.current) : {});
  const price = useStayPrice(wish);
  // Another search has other offers and its own choice; another room type has other meals.
  useEffect(read, [found, price.offered]);
  const [first] = found.offers;
  const firstRoom = first && String(first.roomId);
  const roomId = wish["roomId"] || firstRoom;
  const stay = {
    key: typed["key"] ?? rest.idempotencyKey,
    checkInDate: question.checkIn,
    checkOutDate: question.checkOut,
    adults: question.adults,
    children: question.children,
    expectedTotal: String(price.total ?? typed["expectedTotal"] ?? ""),
  };
  return (
    <FormScope id="desk" errors={errors} values={typed}>
      <WatchedForm
        ref={form}
        counts="texts"
        id={deskForm}
        action={isOther ? deskAddress(question) : undefined}
        noValidate
        preventScrollReset
        onChange={read}
        onSubmit={refuseWithoutQuestion}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <HiddenFields values={stay} />
        <DeskOffers
          key={JSON.stringify(question)}
          {...found}
          nights={nightsBetween(question.checkIn, question.checkOut)}
          chosen={typed["choice"]}
        />
        <DeskGuest
          typed={typed}
          message={message}
          offered={price.offered ?? (roomId === firstRoom ? rest.offered : undefined)}
          roomId={roomId}
          minors={Number(question.children)}
          sum={rest.packageReference ? `In the price of ${rest.packageReference}` : price.words}
          isQuiet={rest.packageReference !== undefined}
        />
      </WatchedForm>
    </FormScope>
  );
}

/** Prevents booking while the search fields are invalid: the rooms below are results of another search. */
function refuseWithoutQuestion(event: FormEvent) {
  const question = document.getElementById(questionForm);
  if (question instanceof HTMLFormElement && !question.reportValidity()) event.preventDefault();
}

/** The form's values, with room type and number of rooms from the chosen offer. */
function chosenIn(form: HTMLFormElement): StayWish {
  const typed = readStayWish(form, {});
  const [, roomId = "", rooms = ""] = typed["choice"]?.split(" ") ?? [];
  return { ...typed, roomId, rooms };
}
