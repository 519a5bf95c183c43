export type Check = { value: string; label: string; count: number };

type ChecksFieldProps = {
  name: string;
  label: string;
  checks: readonly Check[];
  /** The values that are ticked. */
  ticked: readonly string[];
  /** Choices shown; the others are folded unless one of them is ticked. */
  shown?: number;
};

/** Several choices of a filter, each with the number of records it leaves. */
export function ChecksField({ name, label, checks, ticked, shown = checks.length }: ChecksFieldProps) {
  if (checks.length === 0) return null;
  const [first, folded] = [checks.slice(0, shown), checks.slice(shown)];
  const boxes = (some: readonly Check[]) =>
    some.map(({ value, label: text, count }) => (
      <label
        key={value}
        className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm lg:pointer-fine:min-h-9"
      >
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={ticked.includes(value)}
          className="tick"
        />
        <span className="flex-1">{text}</span>
        <span className="num text-ink3">{count}</span>
      </label>
    ));
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full text-sm font-semibold">{label}</legend>
      <div className="clear-both grid grid-cols-2 gap-x-5 lg:block">{boxes(first)}</div>
      {folded.length > 0 ? (
        <details open={folded.some(({ value }) => ticked.includes(value))}>
          <summary className="text-link inline-block cursor-pointer py-2.75 text-sm lg:pointer-fine:py-2">
            {`${folded.length} more`}
          </summary>
          <div className="grid grid-cols-2 gap-x-5 lg:block">{boxes(folded)}</div>
        </details>
      ) : null}
    </fieldset>
  );
}
