import { KeyRound } from "lucide-react";
import { Button } from "#app/ui/button.tsx";

type PasskeyButtonProps = {
  /** Where to go when signed in. */
  to: string;
  /** Also offers passkeys in the field with `autocomplete="… webauthn"`. */
  fillsField?: boolean;
};

/** Signs in with a passkey, where the browser knows them; the small script shows it. */
export function PasskeyButton({ to, fillsField }: PasskeyButtonProps) {
  return (
    <passkey-sign-in
      hidden
      suppressHydrationWarning
      data-to={to}
      data-fill={fillsField ? "" : undefined}
      className="grid gap-2 [&[hidden]]:hidden"
    >
      <Button variant="outline" wide>
        <KeyRound aria-hidden="true" strokeWidth={1.75} />
        Use a passkey
      </Button>
      <p role="status" className="text-sm text-chinar empty:hidden" />
    </passkey-sign-in>
  );
}
