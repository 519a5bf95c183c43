/** All names of a place, its own first; journeys may use any of them. */
export function namesOf({ name, alsoCalled }: { name: string; alsoCalled: string }): string[] {
  const names = [name, ...alsoCalled.split(",")].map((one) => one.trim()).filter(Boolean);
  return [...new Set(names)].slice(0, 4);
}
