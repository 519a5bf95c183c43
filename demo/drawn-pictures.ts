import drawn from "./pictures/pictures.json" with { type: "json" };

/** What is seen on each picture, and the ink of its title band, by file name. */
export const drawnPictures: Record<string, { title: string; band?: string } | undefined> = drawn;
