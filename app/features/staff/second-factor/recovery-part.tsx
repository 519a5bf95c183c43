import { recoveryCodeCount } from "#contract/second-factor.ts";
import { countOf } from "#contract/rules/text.ts";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { Part } from "./part.tsx";
import { ProveForm } from "./prove-form.tsx";

const few = 3;

type RecoveryPartProps = { codesLeft: number; refusal: FormRefusal | undefined };

/** The number of recovery codes left, and the form that creates new ones. */
export function RecoveryPart({ codesLeft, refusal }: RecoveryPartProps) {
  return (
    <Part id="recovery" title="Recovery codes">
      <p className={codesLeft <= few ? "text-sm font-semibold text-chinar" : "text-sm text-ink2"}>
        {codesLeft === 0 ? "None is left." : `${countOf(codesLeft, "code")} of ${recoveryCodeCount} left.`}
        {codesLeft <= few ? " Make new ones before you need them." : ""}
      </p>
      <ProveForm intent="new-codes" summary="Make new codes" button="Make new codes" refusal={refusal}>
        <p className="text-sm text-ink2">The ones you have now then work no longer.</p>
      </ProveForm>
    </Part>
  );
}
