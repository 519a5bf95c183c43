import type { PackageTariff } from "#contract/package-tariff.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ChildAges } from "./child-ages.tsx";

type TourWishFieldsProps = { tariff: PackageTariff | null; minors: number; isForMany?: boolean };

/** Children's ages, hotel class and single rooms, each only if the package has a price for it. */
export function TourWishFields({ tariff, minors, isForMany = true }: TourWishFieldsProps) {
  const classes = tariff?.classes.filter(Boolean) ?? [];
  return (
    <>
      {tariff && tariff.childWithBed > 0 ? <ChildAges minors={minors} isForMany={isForMany} /> : null}
      {classes.length > 1 ? (
        <SelectField
          name="hotelClass"
          label="Hotels"
          required={false}
          options={[
            { value: "", label: "Show me the cheapest" },
            ...classes.map((name) => ({ value: name, label: name })),
          ]}
        />
      ) : null}
      {tariff && tariff.singleRoom > 0 ? (
        <TextField name="singleRooms" type="number" label="Rooms for one" min={0} max={50} required={false} />
      ) : null}
    </>
  );
}
