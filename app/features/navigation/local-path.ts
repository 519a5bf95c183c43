/** The path if it is one of this site below `area`, else `otherwise`; prevents open redirects. */
export function localPath(asked: unknown, area = "/", otherwise = area): string {
  const isLocal = typeof asked === "string" && /^\/(?![/\\])[^\s\\]*$/.test(asked) && asked.startsWith(area);
  return isLocal ? asked : otherwise;
}
