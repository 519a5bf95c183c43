import { Secret, TOTP } from "otpauth";
import type { AppSetup } from "#contract/second-factor.ts";
import type { TestApp } from "./app.ts";
import type { TestClock } from "./test-clock.ts";

type Signed = Awaited<ReturnType<TestApp["signIn"]>>;

/** The code that an app shows, `steps` of 30 seconds from now. */
export function codeOf(secret: string, clock: TestClock, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 });
  return totp.generate({ timestamp: clock.now().getTime() + steps * 30_000 });
}

/** Sets up a code app for the signed-in user; returns its secret and the recovery codes. */
export async function setUpApp(clock: TestClock, staff: Signed) {
  const { secret } = (await staff("POST", "Staff/SecondFactor/App")).data as AppSetup;
  const { data, status } = await staff("PUT", "Staff/SecondFactor/App", { code: codeOf(secret, clock) });
  if (status !== 200) throw new Error(`setting the app up answered ${status}`);
  const { recoveryCodes } = data as { recoveryCodes: string[] | null };
  clock.forward(30);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}
