import { recordKind } from "../../db/record-kind.ts";
import { lockOwners } from "./accounts.queries.ts";

export const accountKind = recordKind({
  table: "staff",
  lock: async (transaction) => void (await lockOwners(transaction)),
  select: (db) =>
    db
      .selectFrom("staff")
      .select(["username", "role"])
      .select((eb) =>
        eb.case().when("disabled_at", "is", null).then("Enabled").else("Disabled").end().as("sign_in"),
      ),
  labels: { username: "Username", role: "Role", sign_in: "Sign-in" },
  title: ["username"],
});
