/** The last part of the address of a place's page: `dal-and-nigeen`; its id for a name without Latin letters. */
export function placeSlug({ id, name }: { id: number; name: string }): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join("-") || `place-${id}`;
}
