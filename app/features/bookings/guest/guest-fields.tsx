import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type GuestFieldsProps = {
  /** What was typed before, by the names of the fields. */
  typed: Readonly<Record<string, string | undefined>>;
  /** The name is the first field of a form that has just opened. */
  isFirst?: boolean;
  className?: string;
};

const fieldOf = (typed: GuestFieldsProps["typed"]) => (name: string) => ({
  name,
  defaultValue: typed[name],
  autoComplete: "off",
});

/** Whom staff book for: a name and a number are all that must be typed. */
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

/** What staff may write down beside. */
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
