/**
 * The number of rows done by imports of this process. While an import holds SQLite's write lock, the table cannot be
 * updated; on PostgreSQL the table has the number too, for other processes.
 */
const doneRows = new Map<string, number>();

export const importProgress = {
  of: (token: string): number | undefined => doneRows.get(token),
  set: (token: string, done: number): void => void doneRows.set(token, done),
  end: (token: string): void => void doneRows.delete(token),
};
