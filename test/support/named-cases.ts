const longestName = 70;

/** Cases of bad input with the field that is to be named, each under a name that is short however long the input is. */
export function namedCases<Case>(cases: readonly (readonly [Case, string])[]): [string, Case, string][] {
  return cases.map(([change, field]) => [
    `${field}, ${JSON.stringify(change).slice(0, longestName)}`,
    change,
    field,
  ]);
}
