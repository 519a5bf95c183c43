import { Form, useNavigation } from "react-router";
import type { ExtraShown } from "#contract/extras.ts";
import { addDays } from "#contract/rules/stay.ts";
import { type Refused, refusalOf } from "#app/features/records/refused.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ExtrasPage } from "./answer-extras.ts";
import { askedOptions, perOptions } from "./extra-words.ts";

type ExtraFormProps = { page: ExtrasPage; refusal: Refused | undefined };

/** The form of a new extra, and of the one that is opened, in its panel. */
export function ExtraPanel(props: ExtraFormProps) {
  const { opened } = props.page;
  const title = opened ? `Change ${opened.name}` : "Add an extra";
  return (
    <div id="extra" className="scroll-mt-6">
      <OfficePanel title={title} lead="Bookings that have it keep the price they were told.">
        <ExtraForm {...props} />
      </OfficePanel>
    </div>
  );
}

function ExtraForm({ page: { hotels, opened, idempotencyKey }, refusal }: ExtraFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { errors, message, typed } = refusalOf(refusal, "save");
  const values: Record<string, string> = { ...(opened && textsOf(opened)), ...typed };
  return (
    <FormScope id="extra" errors={errors} values={values}>
      <Form method="post" noValidate className="grid gap-5">
        <FormErrorSummary message={message} />
        <input type="hidden" name="key" value={values["key"] ?? idempotencyKey} />
        {opened ? (
          <>
            <input type="hidden" name="id" value={opened.id} />
            <input type="hidden" name="version" value={values["version"]} />
          </>
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField name="name" label="Name" hint="Guests read it: Heating, Airport pick-up" required />
          <TextField name="price" label="Price (₹)" inputMode="numeric" required />
          <SelectField name="per" label="Charged by" options={perOptions} />
          <SelectField
            name="hotelId"
            label="House"
            options={[{ value: "", label: "All houses" }, ...hotels]}
          />
          <SelectField name="asked" label="Guests" options={askedOptions} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField type="date" name="from" label="First night" required={false} />
          <TextField
            type="date"
            name="last"
            label="Last night"
            hint="Without dates it is charged all year"
            required={false}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" busy={isSaving}>
            {opened ? "Save the changes" : "Add this extra"}
          </Button>
          {opened ? (
            <LinkButton href="/control/extras" variant="outline">
              Cancel
            </LinkButton>
          ) : null}
        </div>
      </Form>
    </FormScope>
  );
}

function textsOf({ name, price, per, hotelId, asked, from, to, version }: ExtraShown) {
  return {
    name,
    price: String(price),
    per,
    hotelId: hotelId === null ? "" : String(hotelId),
    asked,
    from: from ?? "",
    last: to === null ? "" : addDays(to, -1),
    version: String(version),
  };
}
