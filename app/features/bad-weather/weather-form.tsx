import { Form, useNavigation } from "react-router";
import { weatherActs, weatherMessages } from "#contract/bad-weather.ts";
import { countGuests } from "#contract/rules/count-guests.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import type { TypedRefusal } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { ChipsField } from "#app/ui/chips-field.tsx";
import { controlPages } from "#app/content/control-addresses.ts";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { WeatherPage } from "./read-weather.ts";

type WeatherFormProps = { page: WeatherPage; refusal: TypedRefusal | undefined };

const labels = { Move: "May move free of charge", Cancel: "Cancel, nothing is charged" };

/** The stays of the chosen nights, and the action to apply to all of them. */
export function WeatherForm({
  page: { asked, stays, isMailSetUp, idempotencyKey },
  refusal,
}: WeatherFormProps) {
  const isSaving = useNavigation().state !== "idle";
  if (stays === null) return null;
  if (stays.length === 0) return <p className="text-ink2">No accepted stay lies on these nights.</p>;
  const withAddress = countGuests(stays.filter(({ hasEmail }) => hasEmail));
  const untold = countGuests(stays.filter(({ hasEmail }) => !hasEmail));
  const written = isMailSetUp ? withAddress : 0;
  return (
    <FormScope id="weather" errors={refusal?.errors} values={{ what: "Move", ...refusal?.typed }}>
      <Form method="post" noValidate className="grid gap-4 rounded-panel border border-line bg-surface p-6">
        <h2 className="font-text text-lg font-semibold">{countOf(stays.length, "stay")}</h2>
        <ul className="grid gap-1 text-sm text-ink2">
          {stays.map(({ id, reference, customerName, hotel, checkInDate, checkOutDate, hasEmail }) => (
            <li key={id}>
              {reference}, {customerName}, {hotel}, {daysInWords(checkInDate, checkOutDate)}
              {hasEmail ? null : <b className="block font-semibold">No e-mail address</b>}
            </li>
          ))}
        </ul>
        {withAddress > 0 && !isMailSetUp ? (
          <p className="text-sm">
            No mail server is set up, so messages are kept and not sent: tell {countOf(withAddress, "guest")}{" "}
            by WhatsApp or telephone. What each is to be told is under{" "}
            <TextLink href={`${controlPages.messages}?status=Kept`}>Messages</TextLink> once it is done.
          </p>
        ) : null}
        {untold > 0 ? (
          <p className="text-sm">
            {weatherMessages.untold(untold)}. They are named below, with what to tell them, once it is done.
          </p>
        ) : null}
        <FormErrorSummary otherwise={refusal?.message} />
        <HiddenFields values={asked} />
        <input type="hidden" name="seen" value={stays.map(({ id }) => id).join()} />
        <input type="hidden" name="key" value={idempotencyKey} />
        <ChipsField
          name="what"
          label="What is done"
          options={weatherActs.map((value) => ({ value, label: labels[value] }))}
          required
        />
        <TextField
          name="reason"
          label="What the weather has shut"
          required
          maxLength={200}
          autoComplete="off"
          hint={written > 0 ? "Each guest reads it in an e-mail" : "It is in the message to each guest"}
        />
        <TextField
          type="date"
          name="moveUntil"
          label="May arrive until"
          required={false}
          hint="Needed where stays may move"
        />
        <Button type="submit" className="justify-self-start" busy={isSaving}>
          {written > 0
            ? `Write to ${countOf(written, "guest")}`
            : `Do it for ${countOf(stays.length, "stay")}`}
        </Button>
      </Form>
    </FormScope>
  );
}
