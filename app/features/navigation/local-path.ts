/**
 * The path if it is a local one below `area`, else `otherwise`. Prevents open redirects, and paths with characters that
 * are not allowed in a `Location` header.
 */
export function localPath(asked: unknown, area = "/", otherwise = area): string {
  const isLocal =
    typeof asked === "string" && /^\/(?![/\\])[!-[\]-~]*$/.test(asked) && asked.startsWith(area);
  return isLocal ? asked : otherwise;
}
