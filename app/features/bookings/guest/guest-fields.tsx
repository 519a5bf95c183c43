import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type GuestFieldsProps = {
  /** Typed values by field name. */
  typed: Readonly<Record<string, string | undefined>>;
  /** The name field is the first of a form that was just opened. */
  isFirst?: boolean;
  className?: string;
};

const fieldOf = (typed: GuestFieldsProps["typed"]) => (name: string) => ({
  name,
  defaultValue: typed[name],
  autoComplete: "off",
});

/** The guest of a booking by staff: only name and phone number are required. */
export function GuestFields({ typed, isFirst, className = "grid gap-4" }: GuestFieldsProps) {
  const field = fieldOf(typed);
  return (
    <div className={className}>
      <TextField
        label="Name"
        required
        data-first-focus={isFirst ? "" : undefined}
        {...field("customerName")}
      />
      <TextField type="tel" inputMode="tel" label="Phone" required {...field("phoneNo")} />
    </div>
  );
}

/** Optional details of the guest. */
export function GuestExtras({ typed }: Pick<GuestFieldsProps, "typed">) {
  const field = fieldOf(typed);
  return (
    <>
      <TextField
        type="email"
        label="Email"
        required={false}
        hint="With an address, the guest gets a confirmation."
        {...field("email")}
      />
      <TextareaField label="Special request" rows={2} required={false} {...field("specialRequest")} />
    </>
  );
}
