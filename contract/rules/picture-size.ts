/** 15 MB, as the upload form says. */
export const largestPictureBytes = 15 * 1024 * 1024;
