import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The legend of the bars' colours, and how the board is operated. */
export function Legend() {
  const isHydrated = useHydrated();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-sm text-ink2">
      {[
        ["Accepted", "Accepted stay"],
        ["Completed", "Completed stay"],
        ["block", "Blocked"],
      ].map(([kind, words]) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden="true" data-kind={kind} className="month-bar !min-h-5 w-8" />
          {words}
        </li>
      ))}
      <li className="print:hidden">
        {isHydrated
          ? "A number is how many rooms are free: choose the first and the last night, or drag over them."
          : "A number is how many rooms are free; choose it to book or block one."}
      </li>
      {isHydrated ? (
        <li className="print:hidden">
          Drag a stay to move it, an end of it to stretch it; touching, hold it first. With keys: Space,
          arrows (with Shift the last night, with Ctrl the first), Enter, or Escape.
        </li>
      ) : null}
    </ul>
  );
}
