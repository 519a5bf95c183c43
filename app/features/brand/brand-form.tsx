import { type ReactNode } from "react";
import { useNavigation } from "react-router";
import { palettes, typefaces } from "#contract/brand.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import type { EditForm } from "#app/features/merge/edit-or-merge.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { BrandValues } from "./brand-values.ts";
import { LogoField } from "./logo-field.tsx";

/** The form of the company's brand. */
export function BrandForm(props: EditForm<BrandValues> & { name: string; tagline: string }) {
  const { values, base, errors = {}, message, name, tagline } = props;
  const isSaving = useNavigation().state !== "idle";
  const sample = { name, tagline };
  return (
    <FormScope id="brand" errors={errors}>
      <WatchedForm
        encType="multipart/form-data"
        noValidate
        className="grid max-w-3xl gap-7 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary otherwise={message} />
        <input type="hidden" name="version" value={values.version} />
        <BaseSnapshot base={base} />
        <p className="max-w-[64ch] text-sm text-ink2">
          Pages, prints, icons, share cards and the API's page wear it. Name and tagline stand under{" "}
          <TextLink href="/control/settings/company">Company</TextLink>.
        </p>
        <LogoField values={values} name={name} />
        <Choices heading="Colours">
          {Object.entries(palettes).map(([key, { label }]) => (
            <Choice key={key} field="palette" value={key} label={label} isChosen={values.palette === key}>
              <PaletteSample palette={key} {...sample} />
            </Choice>
          ))}
        </Choices>
        <Choices heading="Typefaces">
          {Object.entries(typefaces).map(([key, label]) => (
            <Choice key={key} field="typefaces" value={key} label={label} isChosen={values.typefaces === key}>
              <div data-typefaces={key} className="grid gap-1 border-t border-line bg-surface p-4">
                <p className="serif text-card">{name}</p>
                <p className="text-sm text-ink2">Four nights by the lake from ₹17,500, with a cab.</p>
              </div>
            </Choice>
          ))}
        </Choices>
        <Button type="submit" className="justify-self-start" busy={isSaving}>
          Save
        </Button>
      </WatchedForm>
    </FormScope>
  );
}

function Choices({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left mb-3 w-full font-semibold">{heading}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { field: string; value: string; label: string; isChosen: boolean; children: ReactNode };

/** A radio button with a preview of the choice. */
function Choice({ field, value, label, isChosen, children }: ChoiceProps) {
  return (
    <label className="block overflow-hidden rounded-control border border-line-strong has-checked:border-dal has-checked:outline-2 has-checked:outline-dal">
      <span className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm font-semibold">
        <input type="radio" name={field} value={value} defaultChecked={isChosen} className="tick" />
        {label}
      </span>
      {children}
    </label>
  );
}

/** A small page in the palette, by its own custom properties. */
function PaletteSample({ palette, name, tagline }: { palette: string; name: string; tagline: string }) {
  return (
    <span data-palette={palette} className="block text-ink" aria-hidden="true">
      <span className="block bg-dal-deep px-4 py-2 text-sm text-cream">{name}</span>
      <span className="grid justify-items-start gap-2 bg-snow px-4 py-3">
        <span className="serif block text-lg">{tagline}</span>
        <span className="text-sm font-semibold text-dal">A link to a house</span>
        <span className="rounded-control bg-saffron px-3 py-1 text-sm font-semibold text-saffron-ink">
          Book now
        </span>
      </span>
      <span className="block bg-walnut-deep px-4 py-2 text-xs text-cream2">At the foot of the page</span>
    </span>
  );
}
