/** Text in a table. A word that is longer than any name is broken, instead of widening its column. */
export function Breakable({ children }: { children: string }) {
  return /\S{25}/.test(children) ? <span className="min-w-32 wrap-anywhere">{children}</span> : children;
}
