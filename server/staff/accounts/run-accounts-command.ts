import { staffEndpoints } from "#contract/staff.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { listAccounts } from "./accounts.queries.ts";
import { addAccount } from "./add-account.ts";
import { resetPassword } from "../change-account.ts";
import { generatePassword } from "./first-account.ts";
import { findStaffByName } from "./staff.queries.ts";

/** The operator's name in the change log; not a valid username. */
const operator = { username: "server operator" };

const usage = `npm run staff -- list                   all accounts
npm run staff -- create <name> [owner]  a new account, of staff unless you say owner
npm run staff -- reset <name>           a new password, no second factor; its sessions end`;

/**
 * Manages accounts from a terminal, for example when the only owner has lost the password. Changes are written to the
 * change log, and owners get their email. Returns what to print; a password in it must be changed at the next sign-in.
 */
export async function runAccountsCommand(services: Services, words: readonly string[]): Promise<string> {
  const [command, name = "", role = "staff"] = words;
  if (command === "list") return listed(services);
  if (command === "create" && name) return create(services, name, role);
  if (command === "reset" && name) return reset(services, name);
  return usage;
}

async function listed(services: Services): Promise<string> {
  const page = {
    limit: 1000,
    page: 1,
    orderBy: "id",
    direction: "asc",
    isDeleted: false,
    search: "",
  } as const;
  const { records } = await listAccounts(services.db.executor, page);
  return records
    .map(({ username, role, disabled_at, last_used_at }) =>
      [username, role, disabled_at ? "disabled" : "enabled", last_used_at ?? "not signed in"].join("\t"),
    )
    .join("\n");
}

async function create(services: Services, name: string, role: string): Promise<string> {
  const password = generatePassword();
  const { data, error } = staffEndpoints.create.body.safeParse({ username: name, password, role });
  if (error) throw new AppError("invalid", { message: error.issues[0]?.message });
  const account = { ...data, passwordState: "generated" } as const;
  await addAccount(services, operator, account, { call: "operate.create" });
  return oneTime(data.username, password);
}

async function reset(services: Services, name: string): Promise<string> {
  const account = await findStaffByName(services.db.executor, name);
  if (!account) throw new AppError("not_found", { message: `There is no account ${name}` });
  const password = generatePassword();
  await resetPassword(services, operator, account.id, {
    password,
    state: "generated",
    endsSecondFactor: true,
  });
  const note = account.disabled_at ? "\nThe account is disabled: an owner has to enable it." : "";
  return oneTime(account.username, password) + note;
}

function oneTime(username: string, password: string): string {
  return `${username} / ${password}\nThe password has to be changed at the next sign-in.`;
}
