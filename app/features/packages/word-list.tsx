/** A titled list of a package's short texts. */
export function WordList({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h2 className="font-text text-base font-semibold">{title}</h2>
      {entries.length === 0 ? <p className="mt-1 text-sm text-ink3">None yet.</p> : null}
      <ul className="mt-1 list-disc ps-5 text-sm text-ink2">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
