/** The header with which a page's script names the build that the page is of. */
export const pageBuildHeader = "page-build";
