import { Form } from "react-router";
import type { DemoState } from "#contract/demo.ts";
import { ConfirmField } from "#app/features/staff/confirm-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { countWords, whyItStays } from "./demo-words.ts";

type DemoLeavesProps = {
  demo: DemoState;
  /** The user's own password must be entered again. */
  asks: boolean;
  errors?: Record<string, string>;
  message?: string;
};

/** What removing the demo deletes and what stays, with the form that does it. */
export function DemoLeaves({ demo, asks, errors, message }: DemoLeavesProps) {
  const { goes, stays, triedOut, changedPictures } = demo;
  const tried = Object.values(triedOut).reduce((sum, count) => sum + count, 0);
  return (
    <FormScope id="demo" errors={errors}>
      <Form
        method="post"
        noValidate
        className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary message={errors?.["ownPassword"] ? undefined : message} />
        <p>
          <strong>This goes:</strong> {countWords(goes)}, and every name, number and text of the made-up
          company, those about its places among them.
        </p>
        <p>
          <strong>This stays:</strong> whatever guests have sent and you or your staff have entered
          {changedPictures > 0
            ? `, with the pictures of the gallery that you have changed (${changedPictures})`
            : ""}
          .
        </p>
        {stays.length > 0 ? (
          <div>
            <p>These are of the demo and stay all the same, with their rooms and pictures:</p>
            <ul className="mt-2 grid max-h-80 gap-1 overflow-y-auto text-sm">
              {stays.map((one) => (
                <li key={`${one.kind} ${one.id}`}>
                  <strong>{one.name}</strong>: {whyItStays(one)}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {tried > 0 ? (
          <label className="flex min-h-11 items-start gap-2.5">
            <input type="checkbox" name="withTriedOut" value="true" className="mt-0.5 tick" />
            <span>
              Take away, too, what we only tried out with made-up guests: {countWords(triedOut)} that we have
              answered, changed or noted money for
            </span>
          </label>
        ) : null}
        <p className="text-sm text-ink2">
          For a day you can bring it back here. Then it is deleted for good.
        </p>
        <ConfirmField isNeeded={asks} className="sm:max-w-sm" />
        <Button type="submit" name="intent" value="away" variant="destructive" className="justify-self-start">
          Take the demo away
        </Button>
      </Form>
    </FormScope>
  );
}
