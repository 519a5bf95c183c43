/**
 * The path if it is a local one below `area`, else `otherwise`. Prevents open redirects, and paths with characters that
 * are not allowed in a `Location` header.
 */
export function localPath(path: unknown, area = "/", otherwise = area): string {
  const isLocal = typeof path === "string" && /^\/(?![/\\])[!-[\]-~]*$/.test(path) && path.startsWith(area);
  return isLocal ? path : otherwise;
}
