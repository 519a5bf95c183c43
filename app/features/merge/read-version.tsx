/** Carries a record as it was read through its form, so that a refused change knows what its sender left alone. */
export function ReadVersion({ read }: { read: object | undefined }) {
  return read ? <input type="hidden" name="read" value={JSON.stringify(read)} /> : null;
}
