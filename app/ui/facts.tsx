import type { ReactNode } from "react";

/** Names and values in two columns. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs font-semibold text-ink3">{name}</dt>
          <dd className="mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
