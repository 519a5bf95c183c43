import { KeyRound } from "lucide-react";
import { Button } from "#app/ui/button.tsx";

type PasskeyButtonProps = {
  /** Where to go when signed in. */
  to: string;
  /** Also offers passkeys in the field with `autocomplete="… webauthn"`. */
  fillsField?: boolean;
};

/** Signs in with a passkey. Its place is kept until the small script is there, so that nothing moves under a finger. */
export function PasskeyButton({ to, fillsField }: PasskeyButtonProps) {
  return (
    <passkey-sign-in
      suppressHydrationWarning
      data-to={to}
      data-fill={fillsField ? "" : undefined}
      className="needs-script grid gap-2 [&:not(:defined)]:invisible [&[hidden]]:hidden"
    >
      <Button variant="outline" wide>
        <KeyRound aria-hidden="true" strokeWidth={1.75} />
        Use a passkey
      </Button>
      <p role="status" className="text-sm text-chinar empty:hidden" />
    </passkey-sign-in>
  );
}
