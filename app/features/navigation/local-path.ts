/**
 * The path if it is one of this site below `area`, written as addresses are sent, else `otherwise`; prevents open
 * redirects, and those that no header can carry.
 */
export function localPath(asked: unknown, area = "/", otherwise = area): string {
  const isLocal =
    typeof asked === "string" && /^\/(?![/\\])[!-[\]-~]*$/.test(asked) && asked.startsWith(area);
  return isLocal ? asked : otherwise;
}
