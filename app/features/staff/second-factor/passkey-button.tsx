import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type PasskeyButtonProps = {
  /** Where to go after signing in. */
  to: string;
  /** Also offers passkeys in the field with `autocomplete="… webauthn"`. */
  fillsField?: boolean;
};

/** Signs in with a passkey. It takes up its space before its script has loaded, so that nothing shifts. */
export function PasskeyButton({ to, fillsField }: PasskeyButtonProps) {
  return (
    <passkey-sign-in
      suppressHydrationWarning
      data-to={to}
      data-fill={fillsField ? "" : undefined}
      className="needs-script grid gap-2 [&:not(:defined)]:invisible [&[hidden]]:hidden"
    >
      <Button variant="outline" wide>
        <Icon of="key-round" />
        Use a passkey
      </Button>
      <p role="status" className="text-sm text-chinar empty:hidden" />
    </passkey-sign-in>
  );
}
