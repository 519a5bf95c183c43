const longestName = 70;

/** Test cases of invalid input with the field expected in the error, each with a name of limited length. */
export function namedCases<Case>(cases: readonly (readonly [Case, string])[]): [string, Case, string][] {
  return cases.map(([change, field]) => [
    `${field}, ${JSON.stringify(change).slice(0, longestName)}`,
    change,
    field,
  ]);
}
