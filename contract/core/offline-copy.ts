/** The reply's header that lets a browser keep a guest's own page for when the network is away. */
export const offlineCopyHeader = "offline-copy";
