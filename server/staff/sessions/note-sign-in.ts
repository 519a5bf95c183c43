import type { Visitor } from "../../call.ts";
import { AppError } from "../../errors.ts";
import { withIdempotency } from "../../db/idempotency.ts";
import { networkOf } from "../../limits/network-of.ts";
import { fingerprint, securityEvent } from "../../security-log.ts";
import type { Services } from "../../services.ts";
import { describeDevice } from "../accounts/describe-device.ts";
import { lockedEmail, newDeviceEmail } from "../emails.ts";
import { postOncePerHour } from "../post-once.ts";
import { insertSignIn } from "./sign-ins.queries.ts";
import { findStaffByName } from "../accounts/staff.queries.ts";

/** What the request says of the person who signs in. */
export type SignInVisitor = Pick<
  Visitor,
  "address" | "requestId" | "userAgent" | "sessionToken" | "deviceToken"
>;

type Staff = { id: number; username: string };

/** Records a sign-in for the owners and the security log; from a new browser also by email, at most one an hour. */
export async function noteSignedIn(
  services: Services,
  visitor: SignInVisitor,
  staff: Staff,
  isNew: boolean,
): Promise<void> {
  await insertSignIn(services.db.executor, row(services, visitor, staff, isNew ? "new device" : "signed in"));
  securityEvent(services, { ...visitor, staff }, "signed_in", { newDevice: isNew });
  if (!isNew) return;
  const email = newDeviceEmail(staff.username, describeDevice(visitor.userAgent), visitor.address);
  await postOncePerHour(services, `new device ${staff.id}`, email);
}

/** Records why a sign-in was refused; a lock-out at most once in 15 minutes. */
export async function noteRefused(
  services: Services,
  visitor: SignInVisitor,
  username: string,
  error: unknown,
): Promise<void> {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "too_many") return noteLocked(services, visitor, username);
  if (code !== "wrong_login" && code !== "wrong_code") return;
  securityEvent(services, visitor, "sign_in_failed", { name: fingerprint(username), why: code });
  const staff = await findStaffByName(services.db.executor, username);
  await insertSignIn(services.db.executor, row(services, visitor, staff, "wrong"));
}

async function noteLocked(services: Services, visitor: SignInVisitor, username: string): Promise<void> {
  const lockOutKey = `${fingerprint(username)} ${networkOf(visitor.address)}`;
  if (!services.lockOuts.isFirst("names", lockOutKey)) return;
  const staff = await findStaffByName(services.db.executor, username);
  const account = `${staff?.id} ${networkOf(visitor.address)}`;
  if (!services.lockOuts.isFirst("accounts", account)) return;
  const key = `${services.lockOuts.quarter()} ${account}`;
  await withIdempotency(services, { call: "noteLocked", key, body: null }, async (transaction) => {
    await insertSignIn(transaction, row(services, visitor, staff, "locked"));
    securityEvent(services, visitor, "locked_out", { name: fingerprint(username) });
    return null;
  });
  if (staff)
    await postOncePerHour(services, `locked ${staff.id}`, lockedEmail(staff.username, visitor.address));
}

function row(
  services: Services,
  { userAgent, address }: SignInVisitor,
  staff: Staff | undefined,
  result: "signed in" | "new device" | "wrong" | "locked",
) {
  const at = services.clock.now().toISOString();
  return { at, staff_id: staff?.id ?? null, result, device: describeDevice(userAgent), address };
}
