/** Notes on cab journeys, for guests; renders nothing without notes. */
export function CabNotes({ heading, notes }: { heading: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="cab-notes">
      <h2 id="cab-notes" className="text-2xl">
        {heading || "Good to know on the road"}
      </h2>
      <ul className="mt-4 grid max-w-prose list-disc gap-2.5 ps-5 text-ink2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
