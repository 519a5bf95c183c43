import { createContext, use } from "react";

/** The CSP nonce of the document; undefined without a policy. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Collects the style rules of a server-rendered page: CSS declarations by class name. */
export const OwnRulesContext = createContext<Map<string, string> | undefined>(undefined);

const classNames = new Map<string, string>();
const mostCached = 2000;

/** The class name for declarations of a single element; `<OwnStyle>` with the same CSS adds the rule. */
export function ownClass(css: string): string {
  const name = classNames.get(css) ?? `own-${hashOf(css)}`;
  if (classNames.size >= mostCached) classNames.clear();
  classNames.set(css, name);
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
 * Adds a rule for CSS declarations that depend on data, such as a picture's placeholder. The content security policy
 * forbids `style` attributes, so they are rules in the page's head, each once.
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
