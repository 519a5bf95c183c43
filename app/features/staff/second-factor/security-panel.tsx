import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { AppPart } from "./app-part.tsx";
import { PasskeyPart } from "./passkey-part.tsx";
import type { SecondFactorPage } from "./read-second-factor.ts";
import { RecoveryPart } from "./recovery-part.tsx";

type SecurityPanelProps = {
  page: SecondFactorPage;
  refusal: FormRefusal | undefined;
  /** The user's own password must be entered again. */
  asks: boolean;
  onCodes: (codes: string[]) => void;
};

/** The settings of the user's second factors. */
export function SecurityPanel({ page, refusal, asks, onCodes }: SecurityPanelProps) {
  const { appSince, passkeys, recoveryCodesLeft } = page.status;
  const hasFactor = appSince !== null || passkeys.length > 0;
  return (
    <OfficePanel
      title="Account security"
      lead="With an app or a passkey nobody gets in who has only learned your password. We recommend it to everybody who manages accounts, payments or guests' data."
    >
      <div className="grid gap-5">
        <AppPart page={page} refusal={refusal} asks={asks} />
        <PasskeyPart page={page} refusal={refusal} asks={asks} onCodes={onCodes} />
        {hasFactor ? <RecoveryPart codesLeft={recoveryCodesLeft} refusal={refusal} /> : null}
      </div>
    </OfficePanel>
  );
}
