import { SectionHead } from "#app/features/home/section-head.tsx";
import { PlannedCard, type PlannedItem } from "./planned-card.tsx";

/** What the company plans, each with picture and link; renders nothing when the list is empty. */
export function Planned({ heading, things }: { heading: string; things: readonly PlannedItem[] }) {
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="what-we-do" className="bg-pashmina py-section">
      <div className="wrap grid gap-10">
        <SectionHead id="what-we-do" title={heading || "What we plan"} />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {things.map((thing) => (
            <PlannedCard key={thing.title} thing={thing} />
          ))}
        </ul>
      </div>
    </section>
  );
}
