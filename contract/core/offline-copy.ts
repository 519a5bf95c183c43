/** The reply header that lets a browser keep a guest's own page for use without a network. */
export const offlineCopyHeader = "offline-copy";
