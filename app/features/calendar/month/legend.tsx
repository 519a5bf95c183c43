/** The legend of the bars' colours. */
export function Legend() {
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
      <li>A number is how many rooms are free; choose it to book or block one.</li>
    </ul>
  );
}
