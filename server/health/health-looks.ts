import { backups } from "./checks/backups.ts";
import { database } from "./checks/database.ts";
import { mail } from "./checks/mail.ts";
import { pictures } from "./checks/pictures.ts";
import { program } from "./checks/program.ts";
import { publicAddress } from "./checks/public-address.ts";
import { scheduledWork } from "./checks/scheduled-work.ts";
import { secondFactors } from "./checks/second-factors.ts";
import { space } from "./checks/space.ts";
import type { HealthLook } from "./health-check.ts";

/** All parts that are checked, in the order in which equal states are shown. */
export const healthLooks: readonly HealthLook[] = [
  mail,
  backups,
  space,
  pictures,
  database,
  scheduledWork,
  publicAddress,
  secondFactors,
  program,
];
