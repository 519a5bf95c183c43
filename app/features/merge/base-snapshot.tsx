/** Carries a record as it was when its form was opened, so that a refused change knows what its sender left alone. */
export function BaseSnapshot({ base }: { base: object | undefined }) {
  return base ? <input type="hidden" name="base" value={JSON.stringify(base)} /> : null;
}
