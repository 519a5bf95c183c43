import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type DeskGuestProps = { typed: Record<string, string>; message: string | undefined };

/** Who the rooms are for; a name and a number are all that must be typed. */
export function DeskGuest({ typed, message }: DeskGuestProps) {
  const isSaving = useNavigation().formMethod === "POST";
  const field = (name: string) => ({ name, defaultValue: typed[name], autoComplete: "off" });
  return (
    <section
      aria-labelledby="desk-guest"
      className="grid gap-4 rounded-panel border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <h2 id="desk-guest" className="font-text text-base font-semibold">
        The guest
      </h2>
      <FormErrorSummary message={message} />
      <TextField label="Name" required {...field("customerName")} />
      <TextField type="tel" inputMode="tel" label="Phone" required {...field("phoneNo")} />
      <details className="grid gap-4" open={Boolean(typed["email"] ?? typed["specialRequest"])}>
        <summary className="text-link inline-block cursor-pointer py-2 text-sm">E-mail and request</summary>
        <div className="grid gap-4 pt-2">
          <TextField
            type="email"
            label="Email"
            required={false}
            hint="With an address, the guest gets a confirmation."
            {...field("email")}
          />
          <TextareaField label="Special request" rows={2} required={false} {...field("specialRequest")} />
        </div>
      </details>
      <Button type="submit" busy={isSaving}>
        Book and accept
      </Button>
    </section>
  );
}
