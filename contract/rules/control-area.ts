/** All pages of the control area are below it. */
export const controlArea = "/control/";

const inArea = /^\/control(?:\/|$)/i;

/** Whether a path is of the control area, in any case, and also where letters of it are encoded: pages are found so. */
export function isControlPath(pathname: string): boolean {
  return inArea.test(pathname.includes("%") ? decoded(pathname) : pathname);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
