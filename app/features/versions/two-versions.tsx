import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { choiceOf, difference, type VersionField, wordsOf } from "./merge-versions.ts";

type TwoVersionsProps<Values> = {
  /** What is stored now, and what was typed; both with the version they were read in. */
  theirs: Values;
  mine: Values;
  fields: readonly VersionField<Values>[];
  message: string;
};

/**
 * Two people changed one record. Both versions side by side, field by field; each difference is decided, or all at
 * once. Ordinary radio buttons of an ordinary form: nothing typed is lost, also without scripts.
 */
export function TwoVersions<Values>({ theirs, mine, fields, message }: TwoVersionsProps<Values>) {
  const isSaving = useNavigation().state !== "idle";
  const differing = fields.filter((field) => wordsOf(field, theirs) !== wordsOf(field, mine));
  const same = fields.filter((field) => !differing.includes(field));
  return (
    <Form method="post" className="grid max-w-4xl gap-5 rounded-panel border border-line bg-surface p-6">
      <FormErrorSummary message={message} />
      <p className="text-ink2">
        {differing.length > 0
          ? "Both versions are below. Choose for each field, or take one version whole. Nothing is stored before you do."
          : "What is stored now says the same as yours. Save to keep it."}
      </p>
      <input type="hidden" name="theirs" value={JSON.stringify(theirs)} />
      <input type="hidden" name="mine" value={JSON.stringify(mine)} />
      {differing.map((field) => (
        <fieldset key={choiceOf(field)} className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice field={field} version="theirs" values={theirs} other={mine} />
            <Choice field={field} version="mine" values={mine} other={theirs} />
          </div>
        </fieldset>
      ))}
      {same.length > 0 ? (
        <p className="text-sm text-ink3">The same in both: {same.map(({ label }) => label).join(", ")}.</p>
      ) : null}
      <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
        <Button type="submit" size="small" busy={isSaving}>
          Save my choice
        </Button>
        <Button type="submit" name="all" value="mine" variant="outline" size="small">
          Take all of mine
        </Button>
        <Button type="submit" name="all" value="theirs" variant="outline" size="small">
          Take all of theirs
        </Button>
      </div>
    </Form>
  );
}

type ChoiceProps<Values> = {
  field: VersionField<Values>;
  version: "theirs" | "mine";
  values: Values;
  other: Values;
};

function Choice<Values>({ field, version, values, other }: ChoiceProps<Values>) {
  const [before, changed, after] = difference(wordsOf(field, values), wordsOf(field, other));
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control border-[1.5px] border-line-strong p-3.5 has-checked:border-dal has-checked:bg-dal-soft">
      <input
        type="radio"
        name={choiceOf(field)}
        value={version}
        defaultChecked={version === "mine"}
        className="tick"
      />
      <b className="text-xs font-semibold text-ink2">{version === "mine" ? "Yours" : "Theirs, stored now"}</b>
      <span className="col-start-2 mt-0.5 min-w-0 break-words whitespace-pre-line">
        {before}
        {changed ? <mark className="rounded-sm bg-saffron-soft text-ink underline">{changed}</mark> : null}
        {after}
        {before + changed + after === "" ? <i className="text-ink2">empty</i> : null}
      </span>
    </label>
  );
}
