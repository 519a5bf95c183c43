interface ProgressProps {
  label: string;
  /** From 0 to `max`; undefined for an indeterminate bar. */
  value?: number;
  max?: number;
  /** The value as text: "₹55,800 of ₹1,11,600". */
  text?: string;
  isLabelHidden?: boolean;
}

/** A labelled native `<progress>`. */
export function Progress({ label, value, max = 100, text, isLabelHidden = false }: ProgressProps) {
  return (
    <label className="block text-xs text-ink2">
      <span className={isLabelHidden ? "sr-only" : "mb-1 flex justify-between gap-4"}>
        <span>{label}</span>
        {text ? <span>{text}</span> : null}
      </span>
      <progress className="progress" value={value} max={max} aria-valuetext={text} />
    </label>
  );
}
