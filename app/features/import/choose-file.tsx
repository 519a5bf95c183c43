import { Form, useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { importKinds, mostImportRowsInWords } from "#contract/rules/import-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { kindWords } from "./import-words.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type ChooseFileProps = { kind: string; errors: FieldErrors; message?: string | undefined };

/** The form that uploads a file: its kind of record, with a template and the company's own list of each kind, and the file. */
export function ChooseFile({ kind, errors, message }: ChooseFileProps) {
  const isSending = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-5 rounded-panel border border-line bg-surface p-4 max-[18rem]:p-2 sm:p-6"
    >
      <FormErrorSummary message={message} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">What is the file a list of?</legend>
        <p className="text-sm text-ink2">
          Hotels come first: prices, bookings and guests name a house that is there.
        </p>
        <div className="grid gap-3 md:grid-cols-2">
          {importKinds.map((one) => (
            <div
              key={one}
              className="flex items-start gap-2 rounded-control border border-line p-3 max-[18rem]:p-2 max-[24rem]:flex-wrap"
            >
              {/* The linter does not see its text, which comes from `kindWords`. */}
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
              <label
                htmlFor={`kind-${one}`}
                className="flex min-h-11 flex-1 cursor-pointer items-start gap-3 max-[24rem]:basis-full"
              >
                <input
                  id={`kind-${one}`}
                  type="radio"
                  name="kind"
                  value={one}
                  defaultChecked={one === kind}
                  required
                  className="mt-1 tick"
                />
                <span>
                  <span className="block font-semibold">{kindWords[one].label}</span>
                  <span className="block text-sm text-ink2">{kindWords[one].about}</span>
                </span>
              </label>
              <div className="grid flex-none max-[24rem]:ms-8 max-[24rem]:flex max-[24rem]:shrink max-[24rem]:flex-wrap max-[24rem]:gap-x-5">
                <FileLink
                  href={controlPages.importTemplate(one)}
                  label="Template"
                  of={kindWords[one].label}
                />
                {kindWords[one].own ? (
                  <FileLink
                    href={controlPages.file(kindWords[one].own)}
                    label="Your list"
                    of={kindWords[one].label}
                  />
                ) : null}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <FileField
        name="file"
        label="File"
        hint={`CSV or Excel (.xlsx), up to ${mostImportRowsInWords} rows. The first row has the headings`}
        accept=".csv,.xlsx,text/csv"
        error={errors["file"]}
        required
      />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">Pictures, too</summary>
        <FileField
          name="pictures"
          label="Pictures in a ZIP"
          hint="The column Picture names the file of each hotel or package. Together up to 15 MB"
          accept=".zip,application/zip"
          error={errors["pictures"]}
        />
      </details>
      <div>
        <Button type="submit" busy={isSending}>
          Read the file
        </Button>
        <p className="mt-2 text-sm text-ink2">Nothing is written until you have looked it over.</p>
      </div>
    </Form>
  );
}

function FileLink({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <a
      href={href}
      // Not as a download: the list of bookings may ask for the password first.
      className="flex min-h-11 items-center gap-1 text-sm font-semibold text-dal underline underline-offset-4"
    >
      <Icon of="download" />
      {label}
      <span className="sr-only"> for {of}</span>
    </a>
  );
}

type FileFieldProps = {
  name: string;
  label: string;
  hint: string;
  accept: string;
  error?: string | undefined;
  required?: boolean;
};

function FileField({ name, label, hint, accept, error, required }: FileFieldProps) {
  const described = `${name}-hint${error ? ` ${name}-error` : ""}`;
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="file"
        accept={accept}
        required={required}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className="control w-full min-w-0"
      />
      <p id={`${name}-hint`} className="mt-1 text-sm text-ink2">
        {hint}
      </p>
      {error ? (
        <p id={`${name}-error`} className="mt-1 text-sm font-medium text-chinar">
          {error}
        </p>
      ) : null}
    </div>
  );
}
