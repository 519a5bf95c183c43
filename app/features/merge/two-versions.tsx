import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { choiceOf, type VersionField, wordsOf } from "./merge-versions.ts";
import { wordDifferences } from "./word-differences.ts";

const panel = "grid max-w-4xl gap-5 rounded-panel border border-line bg-surface p-6";

type TwoVersionsProps<Values> = {
  /** What is stored now, and what was typed; both with their version. */
  theirs: Values;
  ours: Values;
  /** The record as it was when the form was opened: fields unchanged since then are preselected from `theirs`. */
  base?: Values;
  fields: readonly VersionField<Values>[];
  message: string;
  /** Omits the frame. */
  isInDialog?: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
};

/**
 * Two people changed one record. Both versions side by side, field by field; each difference is decided, or all at
 * once. Ordinary radio buttons of an ordinary form: nothing typed is lost, also without scripts.
 */
export function TwoVersions<Values>(props: TwoVersionsProps<Values>) {
  const { theirs, ours, base, fields, message, isInDialog = false, children } = props;
  const isSaving = useNavigation().state !== "idle";
  const differing = fields.filter((field) => wordsOf(field, theirs) !== wordsOf(field, ours));
  const isOurs = (field: VersionField<Values>) =>
    base === undefined || wordsOf(field, base) !== wordsOf(field, ours);
  const same = fields.filter((field) => !differing.includes(field));
  const VersionsForm = isInDialog ? Form : WatchedForm;
  return (
    <VersionsForm method="post" className={isInDialog ? "grid gap-5" : panel}>
      {children}
      <FormErrorSummary message={message} />
      <p className="text-ink2">
        {differing.length > 0
          ? "Both versions are below. Choose for each field, or take one version whole. Nothing is stored before you do."
          : "What is stored now says the same as yours. Save to keep it."}
      </p>
      <input type="hidden" name="theirs" value={JSON.stringify(theirs)} />
      <input type="hidden" name="ours" value={JSON.stringify(ours)} />
      {differing.map((field) => (
        <fieldset key={choiceOf(field)} className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice field={field} version="theirs" values={theirs} other={ours} isOurs={isOurs(field)} />
            <Choice field={field} version="ours" values={ours} other={theirs} isOurs={isOurs(field)} />
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
        <Button type="submit" name="all" value="ours" variant="outline" size="small">
          Take all of mine
        </Button>
        <Button type="submit" name="all" value="theirs" variant="outline" size="small">
          Take all of theirs
        </Button>
      </div>
    </VersionsForm>
  );
}

type ChoiceProps<Values> = {
  field: VersionField<Values>;
  version: "theirs" | "ours";
  values: Values;
  other: Values;
  /** The sender of the form changed this field. */
  isOurs: boolean;
};

function Choice<Values>({ field, version, values, other, isOurs }: ChoiceProps<Values>) {
  const heading = isOurs ? "Yours" : "As you read it";
  const pieces = wordDifferences(wordsOf(field, values), wordsOf(field, other));
  return (
    <label className="grid cursor-pointer content-start grid-cols-[auto_1fr] gap-x-3 rounded-control border-[1.5px] border-line-strong p-3.5 has-checked:border-dal has-checked:bg-dal-soft">
      <input
        type="radio"
        name={choiceOf(field)}
        value={version}
        defaultChecked={(version === "ours") === isOurs}
        className="tick"
      />
      <b className="text-xs font-semibold text-ink2">{version === "ours" ? heading : "Theirs, stored now"}</b>
      <span className="col-start-2 mt-0.5 min-w-0 break-words whitespace-pre-line">
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            // Pieces have no names; they are never reordered.
            // eslint-disable-next-line react/no-array-index-key
            <mark key={index} className="rounded-sm bg-saffron-soft text-ink underline">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {pieces.length === 0 ? <i className="text-ink2">empty</i> : null}
      </span>
    </label>
  );
}
