import { createContext, use } from "react";

/** The nonce of this document's scripts and styles; undefined where no policy asks for one. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The class that carries declarations of one element alone; `<OwnStyle>` beside it brings the rule. */
export function ownClass(css: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < css.length; index += 1) {
    hash = Math.imul(hash ^ css.charCodeAt(index), 0x01000193);
  }
  return `own-${(hash >>> 0).toString(36)}`;
}

/**
 * Declarations that only the data knows: a picture's colour, its placeholder. They are a rule in the page's head, once
 * each, for the content security policy lets no element carry a `style` attribute.
 */
export function OwnStyle({ css }: { css: string }) {
  const name = ownClass(css);
  return (
    <style href={name} precedence="own" nonce={use(NonceContext)}>
      {`.${name}{${css}}`}
    </style>
  );
}
