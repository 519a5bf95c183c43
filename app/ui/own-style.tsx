import { createContext, use } from "react";

/** The nonce of this document's scripts and styles; undefined where no policy asks for one. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Where the rules of a page are gathered that is written once and never taken over by React: CSS by class. */
export const OwnRulesContext = createContext<Map<string, string> | undefined>(undefined);

const known = new Map<string, string>();
const mostKnown = 2000;

/** The class that carries declarations of one element alone; `<OwnStyle>` beside it brings the rule. */
export function ownClass(css: string): string {
  const name = known.get(css) ?? `own-${hashOf(css)}`;
  if (known.size >= mostKnown) known.clear();
  known.set(css, name);
  return name;
}

function hashOf(css: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < css.length; index += 1) {
    hash = Math.imul(hash ^ css.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Declarations that only the data knows: a picture's colour, its placeholder. They are a rule in the page's head, once
 * each, for the content security policy lets no element carry a `style` attribute.
 */
export function OwnStyle({ css }: { css: string }) {
  const name = ownClass(css);
  const rules = use(OwnRulesContext);
  const nonce = use(NonceContext);
  if (rules) {
    rules.set(name, css);
    return null;
  }
  return (
    <style href={name} precedence="own" nonce={nonce}>
      {`.${name}{${css}}`}
    </style>
  );
}
