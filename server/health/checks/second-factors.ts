import { ownersWithoutSecondFactor } from "../../staff/accounts/accounts.queries.ts";
import { good, type HealthLook, lookAt } from "../health-check.ts";

export const secondFactors: HealthLook = {
  name: "sign-in",
  title: "Sign-in",
  async look({ db }) {
    const names = await ownersWithoutSecondFactor(db.executor);
    if (names.length === 0) return good("Every owner signs in with a second factor besides the password.");
    const says = `With a password alone sign in: ${names.join(", ")}.`;
    return lookAt(says, "Each adds an app or a passkey under Your Account.");
  },
};
