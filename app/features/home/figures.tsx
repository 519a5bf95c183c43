type Figure = { label: string; value: number | null };

/** The company in numbers; renders nothing when none is entered. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const entered = figures.filter(({ value }) => value !== null);
  if (entered.length === 0) return null;
  return (
    <dl className="mt-9 grid grid-cols-3 gap-6 border-t border-line pt-7">
      {entered.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="mt-1.5 text-sm text-ink3">{label}</dt>
          <dd className="serif text-[2.25rem] leading-none text-dal">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
