/** 15 MB, as announced to the people who upload. */
export const largestPictureBytes = 15 * 1024 * 1024;
