import type { FieldErrors } from "#contract/core/errors.ts";
import type { PlaceRow } from "./place-rows.ts";

export const placeColumns = [
  { name: "name", label: "Name", width: "sm:min-w-40", place: "max-sm:col-span-4" },
  { name: "alsoCalled", label: "Also called in addresses", width: "sm:min-w-48", place: "max-sm:col-span-6" },
  { name: "latitude", label: "° north", width: "sm:w-26", place: "max-sm:col-span-3" },
  { name: "longitude", label: "° east", width: "sm:w-26", place: "max-sm:col-span-3" },
] as const;

/** On a phone each place is a block of fields, which the names of the columns stand above. */
const cell =
  "pb-2 sm:pe-3 max-sm:before:mb-1 max-sm:before:block max-sm:before:text-xs max-sm:before:text-ink3 max-sm:before:content-[attr(data-label)]";

/** A place as a row of fields. */
export function PlaceFields({ row, index, errors }: { row: PlaceRow; index: number; errors: FieldErrors }) {
  const called = row.name || "a new place";
  return (
    <tr className="align-top max-sm:grid max-sm:grid-cols-6 max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:py-3">
      <td data-label="No." className={`${cell} max-sm:col-span-2`}>
        <input type="hidden" name="id" value={row.id} />
        <input
          name="order"
          type="number"
          min={1}
          defaultValue={index + 1}
          aria-label={`Number of ${called}`}
          className="control sm:w-18"
        />
      </td>
      {placeColumns.map(({ name, label, width, place }) => {
        const error = errors[`places.${index}.${name}`];
        const errorId = `places-${index}-${name}-error`;
        return (
          <td key={name} data-label={label} className={`${cell} ${place}`}>
            <input
              name={name}
              defaultValue={row[name]}
              aria-label={`${label} of ${called}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              inputMode={name === "latitude" || name === "longitude" ? "decimal" : undefined}
              className={`control ${width}`}
            />
            {error ? (
              <p id={errorId} className="mt-1 font-medium text-chinar">
                {error}
              </p>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}
