/**
 * How many rows of an import this process has done. It cannot be read from SQLite while the import has the write lock;
 * with several processes the table has it too.
 */
const doneRows = new Map<string, number>();

export const importProgress = {
  of: (token: string): number | undefined => doneRows.get(token),
  set: (token: string, done: number): void => void doneRows.set(token, done),
  end: (token: string): void => void doneRows.delete(token),
};
