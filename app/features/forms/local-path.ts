/** A path of this site to lead back to; the front page for anything that would lead elsewhere. */
export function localPath(asked: string | null | undefined): string {
  return asked && /^\/(?![/\\])[^\s\\]*$/.test(asked) ? asked : "/";
}
