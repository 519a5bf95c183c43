interface ProgressProps {
  label: string;
  /** Of `max`; unknown while nothing can be measured. */
  value?: number;
  max?: number;
  /** In words, as "₹55,800 of ₹1,11,600". */
  text?: string;
  isLabelHidden?: boolean;
}

/** How far something has come, on the native `<progress>`. */
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
