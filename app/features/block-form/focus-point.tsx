import { useState } from "react";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Aim } from "./aim.tsx";
import type { Point } from "./aim-mark.tsx";

type FocusPointProps = { path: string; focus: string; picture: PictureRecord | undefined };

/**
 * The focus point of a picture, which cropping keeps visible: two percentages or, with scripts, a click on the picture. It
 * is unfolded when one of them is invalid.
 */
export function FocusPoint({ path, focus, picture }: FocusPointProps) {
  const { id, errors } = useFormScope();
  const [point, setPoint] = useState(() => pointOf(focus));
  const error = errors[`${path}.focus`];
  const fields = [
    { name: "across", label: "% from the left" },
    { name: "down", label: "% from the top" },
  ] as const;
  return (
    <details open={error !== undefined} className="rounded-control border border-line px-3.5">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        What stays in sight when it is cropped
      </summary>
      <div id={`${id}-${path}.focus`} tabIndex={-1} className="grid gap-3 pb-3.5">
        {picture ? <Aim picture={picture} point={point} onAim={setPoint} /> : null}
        <div className="flex flex-wrap gap-3">
          {fields.map(({ name, label }) => (
            <label key={name} className="text-sm font-semibold">
              {label}
              <input
                name={`${path}.${name}`}
                inputMode="numeric"
                placeholder="50"
                value={point[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${path}.focus-error` : undefined}
                onChange={({ target }) => setPoint({ ...point, [name]: target.value })}
                className="control mt-1 block !w-28"
              />
            </label>
          ))}
        </div>
        {error ? <FieldError id={`${id}-${path}.focus-error`}>{error}</FieldError> : null}
      </div>
    </details>
  );
}

/** Splits "50% 42%"; any other text is kept as typed. */
function pointOf(focus: string): Point {
  const [across = "", down = ""] = focus.split(" ");
  return { across: across.replace(/%$/, ""), down: down.replace(/%$/, "") };
}
