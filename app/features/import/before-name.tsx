import type { Client } from "#contract/client.ts";
import type { Import } from "#contract/import-view.ts";
import { TextLink } from "#app/ui/link.tsx";

/** Whether an owner is about to import stays before the company has its name, whose letters begin their references. */
export async function isReferencedBeforeName(
  { start }: Client,
  { kind, state }: Pick<Import, "kind" | "state">,
): Promise<boolean> {
  if (state !== "ready" || (kind !== "bookings" && kind !== "guests")) return false;
  const steps = await start.read();
  return steps.ok && !steps.data.done.company;
}

export function BeforeNameNote() {
  return (
    <p className="mb-4 max-w-[68ch]">
      Your company has no name yet, and references begin with its letters: what you import now keeps others
      than later bookings. <TextLink href="/control/start/company">Enter its name first</TextLink>
    </p>
  );
}
