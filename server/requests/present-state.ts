type Row = {
  opened_at: string | null;
  suspicious_at: string | null;
  deleted_at: string | null;
  version: number;
};

/** The state of a visitor's request. */
export function presentState({ opened_at, suspicious_at, deleted_at, version }: Row) {
  return {
    isNew: opened_at === null,
    isSuspicious: suspicious_at !== null,
    isDeleted: deleted_at !== null,
    version,
  };
}
