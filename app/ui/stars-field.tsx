import { Star } from "lucide-react";
import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";

const words = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

interface StarsFieldProps extends FieldTexts {
  defaultValue?: number;
  required?: boolean;
  /** Said by the page's script when none was chosen. */
  "data-missing"?: string;
  className?: string;
}

/** A rating from 1 to 5 as five radio buttons: arrows move it, and it is sent like any other field. */
export function StarsField({
  name,
  label,
  hint,
  error,
  defaultValue,
  required,
  "data-missing": missing,
  className = "",
}: StarsFieldProps) {
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <FieldGroup {...{ wiring, name, label, hint, className }}>
      <div className="star-choice -ms-2 flex">
        {words.map((word, index) => (
          <label key={word} className="grid size-11 place-items-center">
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={defaultValue === index + 1}
              required={required}
              data-missing={missing}
              className="sr-only"
            />
            <Star aria-hidden="true" className="size-7.5" strokeWidth={1.5} />
            <span className="sr-only">{word}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
