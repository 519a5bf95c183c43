import type { Visitor } from "../../call.ts";
import type { Services } from "../../services.ts";
import { completeSignIn } from "../complete-sign-in.ts";
import { findKnownDevice } from "../sessions/known-device.ts";
import { noteRefused } from "../sessions/note-sign-in.ts";
import { checkCode } from "./check-code.ts";
import { readMeans } from "./means.ts";
import { endPending, findPending } from "./pending.ts";

/** Completes this browser's pending sign-in with a code of the app or a recovery code. */
export async function takeSecondStep(services: Services, visitor: Visitor, code: string) {
  const { secondStepToken, deviceToken, address, requestId } = visitor;
  const staff = await findPending(services, secondStepToken);
  const device = await findKnownDevice(services, staff.username, deviceToken);
  const from = { staffId: staff.id, address, requestId, device };
  await checkCode(services, from, code).catch(async (error: unknown) => {
    await noteRefused(services, visitor, staff.username, error);
    throw error;
  });
  if (secondStepToken) await endPending(services, secondStepToken);
  return completeSignIn(services, visitor, staff, "sign_in_ended");
}

/** The second factors that this browser's pending sign-in accepts. Throws `sign_in_ended` when there is none. */
export async function readWaitingStep(services: Services, visitor: Visitor) {
  const staff = await findPending(services, visitor.secondStepToken);
  return readMeans(services, staff.id);
}
