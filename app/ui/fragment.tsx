import { createContext, type ReactNode, use } from "react";

/** The markup of parts of pages, cached from one page to the next. */
export type Fragments = {
  /** The cached markup of `part` under a key, or `part` itself, whose markup is cached from then on. */
  place: (key: string, part: ReactNode) => ReactNode;
};

/** Undefined in the browser, where every part is rendered. */
export const FragmentsContext = createContext<Fragments | undefined>(undefined);

/** Functions and elements are not told apart by their JSON. */
type Plain<Value> = Value extends (...given: never[]) => unknown
  ? never
  : Value extends object
    ? { readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value;

let count = 0;

/**
 * A component that is rendered once for the same props where pages are written (fragment caching). Its markup may depend
 * on nothing but its props and on what the document's loader read: no address, no clock, no form around it. It begins
 * and ends with an element, or is nothing. Each call makes fragments of its own.
 */
export function asFragment<Props extends object>(
  Component: (props: Props) => ReactNode,
): (props: Props & Plain<Props>) => ReactNode {
  const own = (count += 1);
  return function Fragment(props) {
    return (
      <Cached keyOf={() => `${own} ${JSON.stringify(props)}`}>
        <Component {...props} />
      </Cached>
    );
  };
}

/**
 * One part that is rendered once for the same key, under the same conditions: `keyOf` tells all that its markup depends
 * on, for parts that are made from functions.
 */
export function Cached({ keyOf, children }: { keyOf: () => string; children: ReactNode }) {
  const fragments = use(FragmentsContext);
  return fragments ? fragments.place(keyOf(), children) : children;
}
