/** A path of this site, below `area`, to lead back to; `otherwise` for anything that would lead elsewhere. */
export function localPath(asked: unknown, area = "/", otherwise = area): string {
  const isLocal = typeof asked === "string" && /^\/(?![/\\])[^\s\\]*$/.test(asked) && asked.startsWith(area);
  return isLocal ? asked : otherwise;
}
