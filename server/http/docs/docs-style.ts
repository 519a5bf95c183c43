import { brandStyle, type DocsLook } from "./docs-brand.ts";

/** The one style of `/api/docs`, in the company's brand. */
export function docsStyle(look: DocsLook): string {
  return `${brandStyle(look)}${style}`;
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 var(--text); --line: color-mix(in srgb, currentColor 25%, transparent); --soft: color-mix(in srgb, currentColor 7%, transparent); }
  body { margin: 0; overflow-wrap: anywhere; }
  header, nav, main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  a { color: var(--link); }
  h1, h2 { font-family: var(--heading); font-weight: 400; line-height: 1.2; }
  h2 { margin-top: 2.5rem; }
  h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
  nav a { display: inline-block; padding: .25rem 0; }
  summary { cursor: pointer; padding: .75rem 0; }
  details { border-top: 1px solid var(--line); }
  details > :last-child { margin-bottom: 2rem; }
  code, pre { font: .875rem/1.45 ui-monospace, monospace; }
  pre { overflow: auto; max-height: 24rem; padding: 1rem; background: var(--soft); border-radius: .5rem; overflow-wrap: normal; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
  .who { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; font-size: .875rem; white-space: nowrap; }
  form { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem 1rem; margin-top: 1.5rem; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); }
  legend { font-weight: 700; padding: .75rem 0 .5rem; }
  label { display: block; font-size: .875rem; }
  input, select, textarea, button { font: inherit; box-sizing: border-box; min-height: 2.75rem; padding: .25rem .5rem; border: 1px solid color-mix(in srgb, currentColor 55%, transparent); border-radius: .375rem; background: light-dark(#fff, #16191c); color: inherit; }
  input, select, textarea { width: 100%; }
  button { margin-top: 1rem; padding: .25rem 1.25rem; font-weight: 700; cursor: pointer; }
  button[data-armed] { background: #a31515; border-color: #a31515; color: #fff; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;
