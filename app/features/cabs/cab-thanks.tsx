import type { ReactNode } from "react";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { Thanks } from "#app/features/forms/thanks.tsx";
import { LinkButton } from "#app/ui/button.tsx";

const fields = [
  ["From", "pickUpLocation"],
  ["To", "dropLocation"],
  ["On", "dateOfJourney"],
  ["At", "preferredTime"],
  ["By", "vehiclePreference"],
] as const;

type CabThanksProps = { reference?: string; page?: string; okay?: ReactNode };

/** The confirmation after the form. Okay closes the dialog `okay`; on a page it leads back to the cabs. */
export function CabThanks({ reference, page = "", okay }: CabThanksProps) {
  return (
    <Thanks
      message={useShellWords().replies.cabs}
      fields={fields}
      reference={reference}
      page={page}
      okay={
        okay ?? (
          <LinkButton href="/cab-services" variant="primary">
            Okay
          </LinkButton>
        )
      }
    />
  );
}
