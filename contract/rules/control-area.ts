/** All pages of the control area are below it. */
export const controlArea = "/control/";

const inArea = /^\/control(?:\/|$)/i;

/** Whether a path is of the control area, in any case, and also where letters of it are encoded: pages are found so. */
export function isControlPath(pathname: string): boolean {
  return inArea.test(decodedPath(pathname));
}

/** Whether a path is that of the page where staff sign in. */
export function isSignInPath(pathname: string): boolean {
  return /^\/control\/login/i.test(decodedPath(pathname));
}

/** A path with its encoded letters as they are read; as it stands where they cannot be. */
export function decodedPath(pathname: string): string {
  if (!pathname.includes("%")) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
