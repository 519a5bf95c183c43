const mostPlaces = 12;

/**
 * The places that addresses like "Dal Lake, Srinagar, Jammu and Kashmir" name, with the number of records in each, most
 * first. A part that all addresses share (the region) is left out, as is one that only repeats another ("Gulmarg Road"
 * beside "Gulmarg").
 */
export function countPlaces(addresses: { text: string; count: number }[]): { name: string; count: number }[] {
  const parts = new Set(addresses.flatMap(({ text }) => text.split(",").map((part) => part.trim())));
  const total = addresses.reduce((sum, { count }) => sum + count, 0);
  const names = [...parts].filter(Boolean);
  return names
    .filter((name) => !names.some((other) => other !== name && has(name, other)))
    .map((name) => ({ name, count: sumOf(addresses.filter(({ text }) => has(text, name))) }))
    .filter(({ count }) => count < total || total === 1)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, mostPlaces);
}

function has(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function sumOf(addresses: { count: number }[]): number {
  return addresses.reduce((sum, { count }) => sum + count, 0);
}
