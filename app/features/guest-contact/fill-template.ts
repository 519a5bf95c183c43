/** Fills in `{name}`, `{reference}` …; a placeholder without a value stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(
    /\{(\w+)\}/g,
    (placeholder, word: string) => (Object.hasOwn(values, word) ? values[word] : undefined) ?? placeholder,
  );
}
