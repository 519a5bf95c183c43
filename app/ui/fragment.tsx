import { createContext, type ReactNode, use } from "react";

/** A cache for the markup of parts of pages. */
export type Fragments = {
  /** A text that equal props, and no others, have. */
  keyOf: (props: object) => string;
  /** The cached markup for the key, or `part` itself, whose markup is then cached. */
  place: (key: string, part: ReactNode) => ReactNode;
};

/** Undefined in the browser, where every part is rendered. */
export const FragmentsContext = createContext<Fragments | undefined>(undefined);

/** Props without functions and elements, which JSON, and so the cache key, would ignore. */
type Plain<Value> = Value extends (...given: never[]) => unknown
  ? never
  : Value extends object
    ? { readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value;

let count = 0;

/**
 * Fragment caching: on the server the component is rendered once for equal props. Its markup may depend only on its props
 * and on the data of the root loader, not on the address, the time or a surrounding form. It must begin and end with an
 * element, or be empty. Each call has its own cache entries.
 */
export function asFragment<Props extends object>(
  Component: (props: Props) => ReactNode,
): (props: Props & Plain<Props>) => ReactNode {
  const fragmentId = (count += 1);
  return function Fragment(props) {
    const fragments = use(FragmentsContext);
    const part = <Component {...props} />;
    return fragments ? fragments.place(`${fragmentId} ${fragments.keyOf(props)}`, part) : part;
  };
}

/**
 * The same for a part of a page, with an explicit key: `keyOf` must return everything that the markup depends on. For parts
 * whose props include functions.
 */
export function Cached({ keyOf, children }: { keyOf: () => string; children: ReactNode }) {
  const fragments = use(FragmentsContext);
  return fragments ? fragments.place(keyOf(), children) : children;
}
