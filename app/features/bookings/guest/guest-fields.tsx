import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type GuestFieldsProps = {
  /** The name field is the first of a form that was just opened. */
  isFirst?: boolean;
  className?: string;
};

/** The guest of a booking by staff: only name and phone number are required. */
export function GuestFields({ isFirst, className = "grid gap-4" }: GuestFieldsProps) {
  return (
    <div className={className}>
      <TextField
        name="customerName"
        label="Name"
        required
        autoComplete="off"
        data-first-focus={isFirst ? "" : undefined}
      />
      <TextField type="tel" name="phoneNo" inputMode="tel" label="Phone" required autoComplete="off" />
    </div>
  );
}

/** Optional details of the guest; `isQuiet` for a stay that is not confirmed by e-mail. */
export function GuestExtras({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <>
      <TextField
        type="email"
        name="email"
        label="Email"
        required={false}
        autoComplete="off"
        hint={
          isQuiet
            ? "No confirmation is sent: the stay is on the page of the package."
            : "With an address, the guest gets a confirmation."
        }
      />
      <TextareaField
        name="specialRequest"
        label="Special request"
        rows={2}
        required={false}
        autoComplete="off"
      />
    </>
  );
}
