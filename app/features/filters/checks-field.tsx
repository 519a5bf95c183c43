export type Check = { value: string; label: string; count: number };

type ChecksFieldProps = {
  name: string;
  label: string;
  checks: readonly Check[];
  /** The values that are ticked. */
  ticked: readonly string[];
  /** Choices shown; the others are folded unless one of them is ticked. */
  most?: number;
};

/** Several choices of a filter, each with the number of records it leaves. */
export function ChecksField({ name, label, checks, ticked, most = checks.length }: ChecksFieldProps) {
  if (checks.length === 0) return null;
  const [first, rest] = [checks.slice(0, most), checks.slice(most)];
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
      {rest.length > 0 ? (
        <details open={rest.some(({ value }) => ticked.includes(value))}>
          <summary className="text-link inline-block cursor-pointer py-2.75 text-sm lg:pointer-fine:py-2">
            {`${rest.length} more`}
          </summary>
          <div className="grid grid-cols-2 gap-x-5 lg:block">{boxes(rest)}</div>
        </details>
      ) : null}
    </fieldset>
  );
}
