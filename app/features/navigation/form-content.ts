/** The form's names and values as text, to be compared. A file is told by its name and size: an empty field has a new one each time. */
export function contentOf(form: HTMLFormElement, isCompared: (name: string) => boolean = () => true): string {
  const compared = [...new FormData(form)].filter(([name]) => isCompared(name));
  return JSON.stringify(
    compared.map(([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.size],
    ),
  );
}
