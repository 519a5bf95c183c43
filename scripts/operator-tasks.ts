/** The tasks of scripts/tasks that a release brings along; the others build and test it. */
export const operatorTasks = ["backup", "restore", "staff"];
