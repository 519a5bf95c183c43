import { Icon } from "#app/ui/icon.tsx";

/** The guest's special request, highlighted so that nobody overlooks it. */
export function RequestNote({ label, words }: { label: string; words: string }) {
  if (!words) {
    return (
      <p className="mt-4 text-sm text-ink3">
        <b className="font-semibold">{label}</b>: none
      </p>
    );
  }
  return (
    <section className="mt-4 flex gap-3 rounded-control bg-saffron-soft px-4 py-3 text-saffron-text">
      <Icon of="sticky-note" className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0">
        <h3 className="font-text text-sm font-semibold">{label}</h3>
        <p className="break-words whitespace-pre-line">{words}</p>
      </div>
    </section>
  );
}
