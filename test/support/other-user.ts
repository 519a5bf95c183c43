import { spawnSync } from "node:child_process";

const nobody = 65_534;

/** Spawn options that run a program as an unprivileged user when the tests run as root; else as the same user. */
export const otherUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** True when that user can run the program, from that folder. */
export function canBeRun(program: string, cwd: string): boolean {
  return spawnSync(program, ["--version"], { ...otherUser, cwd }).status === 0;
}
