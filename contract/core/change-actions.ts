/** The actions of the change log. */
export const changeActions = [
  "created",
  "changed",
  "deleted",
  "restored",
  "gave a new password",
  "removed the second factor",
  "erased",
] as const;

export type ChangeAction = (typeof changeActions)[number];
