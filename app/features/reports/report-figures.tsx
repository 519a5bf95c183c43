/** The key figures of a report. */
export function ReportFigures({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-sm text-ink2">{label}</dt>
          <dd className="num text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
