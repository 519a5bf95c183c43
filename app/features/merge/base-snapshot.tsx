/** Sends the record as it was when the form was opened, so that a merge knows which fields were changed. */
export function BaseSnapshot({ base }: { base: object | undefined }) {
  return base ? <input type="hidden" name="base" value={JSON.stringify(base)} /> : null;
}
