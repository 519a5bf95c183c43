import { FieldError, useFieldWiring } from "#app/ui/field.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { firstUnorderedStep, placesInLadder, type TermsTexts } from "./policy-rows.ts";

/** The steps of a cancellation ladder; errors are shown at their fields, also when the steps are out of order. */
export function LadderFields({ terms: { days, percent } }: { terms: TermsTexts }) {
  const { errors } = useFormScope();
  const places = placesInLadder({ days, percent });
  const outOfOrder = errors["ladder"] ? (firstUnorderedStep({ days, percent }) ?? 0) : undefined;
  return (
    <table className="compact w-full max-w-md text-sm">
      <caption className="pb-2 text-start font-semibold">
        What a cancelled stay costs, most days first
      </caption>
      <thead>
        <tr>
          <th scope="col" className="pe-3 pb-2 text-start font-semibold">
            Days before arrival, or more
          </th>
          <th scope="col" className="pb-2 text-start font-semibold">
            Percent of the stay
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((each, index) => {
          const place = `ladder.${places[index] ?? `new${index}`}`;
          return (
            // Steps have no id.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${each || "new"} ${index}`} className="align-top">
              <td className="pe-3 pb-2">
                <StepField
                  name="days"
                  error={outOfOrder === index ? "ladder" : `${place}.days`}
                  value={each}
                  label={`Step ${index + 1}: days before arrival`}
                />
              </td>
              <td className="pb-2">
                <StepField
                  name="percent"
                  error={`${place}.percent`}
                  value={percent[index]}
                  label={`Step ${index + 1}: percent`}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type StepFieldProps = { name: string; error: string; value: string | undefined; label: string };

/** `error` is the name of this field in validation errors. */
function StepField({ name, error, value, label }: StepFieldProps) {
  const wiring = useFieldWiring({ name: error, hint: undefined, error: undefined });
  return (
    <>
      <input
        {...wiring.control}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        aria-label={label}
        className="control max-w-28"
      />
      {wiring.error ? <FieldError id={wiring.errorId}>{wiring.error}</FieldError> : null}
    </>
  );
}
