/** Text in a table. A word longer than most names is broken where there is no room, instead of widening its column. */
export function Breakable({ children }: { children: string }) {
  return /\S{20}/.test(children) ? <span className="min-w-32 wrap-anywhere">{children}</span> : children;
}
