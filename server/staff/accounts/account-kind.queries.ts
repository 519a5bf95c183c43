import { recordKind } from "../../db/record-kind.ts";

export const accountKind = recordKind({
  table: "staff",
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
