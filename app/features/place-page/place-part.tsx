/** A section of the page; nothing without a text. */
export function Part({ id, title, text }: { id: string; title: string; text: string }) {
  if (text === "") return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-prose whitespace-pre-line text-ink2">{text}</p>
    </section>
  );
}
