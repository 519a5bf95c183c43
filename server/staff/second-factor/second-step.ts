import type { Visitor } from "../../call.ts";
import type { Services } from "../../services.ts";
import { admit, isKnownDevice } from "../admit.ts";
import { tokenHash } from "../tokens.ts";
import { checkCode } from "./check-code.ts";
import { readMeans } from "./means.ts";
import { endPending, findPending } from "./pending.ts";

/** Signs in whoever's password was right in this browser, by a code of the app or a recovery code. */
export async function takeSecondStep(services: Services, visitor: Visitor, code: string) {
  const { secondStepToken, deviceToken } = visitor;
  const staff = await findPending(services, secondStepToken);
  const isKnown = await isKnownDevice(services, staff.id, deviceToken);
  const device = isKnown && deviceToken ? tokenHash(deviceToken) : undefined;
  const { address, requestId } = visitor;
  await checkCode(services, { staffId: staff.id, address, requestId, device }, code);
  if (secondStepToken) await endPending(services, secondStepToken);
  return admit(services, staff, visitor);
}

/** What a sign-in with a right password waits for. Throws `sign_in_ended` when there is none in this browser. */
export async function readWaitingStep(services: Services, visitor: Visitor) {
  const staff = await findPending(services, visitor.secondStepToken);
  return readMeans(services, staff.id);
}
