import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";
import { Icon } from "./icon.tsx";

const words = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

interface StarsFieldProps extends FieldTexts {
  defaultValue?: number;
  required?: boolean;
  className?: string;
}

/** A rating from 1 to 5 as five radio buttons. */
export function StarsField(props: StarsFieldProps) {
  const { name, label, hint, error, className = "" } = props;
  const wiring = useFieldWiring({ name, hint, error });
  const { defaultValue: typed, ...rules } = wiring.given;
  const { defaultValue = Number(typed), required = rules.required } = props;
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
              {...rules}
              required={required}
              className="sr-only"
            />
            <Icon of="star" className="size-7.5 stroke-[1.5]" />
            <span className="sr-only">{word}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
