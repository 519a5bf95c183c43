import type { ReactNode } from "react";
import { heldTogether } from "./held-together.tsx";

/** `wide`: for long values, such as an address. */
export type Fact = readonly [name: string, value: ReactNode, width?: "wide"];

/** Breaks within a word, or takes three lines, in one of two columns on a phone. */
const longName = /\S{16}|.{30}/;

/** A person's name; a long one takes both columns. */
export function nameFact(name: string): Fact {
  return longName.test(name) ? ["Name", name, "wide"] : ["Name", name];
}

/** Names and values in two columns; a long value takes both. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts grid grid-flow-dense grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
      {facts.map(([name, value, width]) => (
        <div key={name} className={width === "wide" ? "col-span-2 min-w-0" : "min-w-0"}>
          <dt className="text-xs font-semibold text-ink3">{name}</dt>
          <dd className="mt-0.5 break-words whitespace-pre-line">
            {typeof value === "string" ? heldTogether(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
