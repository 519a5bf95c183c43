/** How a button speaks of a guest: `Ritu`. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
