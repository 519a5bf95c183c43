import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";
import { Icon } from "./icon.tsx";

const words = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

type StarsFieldProps = Pick<FieldTexts, "name" | "label"> & { defaultValue?: number };

/** A rating from 1 to 5 as five radio buttons. */
export function StarsField({ name, label, defaultValue }: StarsFieldProps) {
  const wiring = useFieldWiring({ name });
  const { defaultValue: typed, ...rules } = wiring.given;
  const rating = defaultValue ?? Number(typed);
  return (
    <FieldGroup {...{ wiring, name, label }}>
      <div className="star-choice -ms-2 flex">
        {words.map((word, index) => (
          <label key={word} className="grid size-11 place-items-center">
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={rating === index + 1}
              {...rules}
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
