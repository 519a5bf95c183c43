/** What a place is called, its own name first; journeys name it by any of them. */
export function namesOf({ name, alsoCalled }: { name: string; alsoCalled: string }): string[] {
  const names = [name, ...alsoCalled.split(",")].map((one) => one.trim()).filter(Boolean);
  return [...new Set(names)].slice(0, 4);
}
