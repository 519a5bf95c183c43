import { inDemoPictures } from "../demo-pictures.ts";

/** Prints the demo pictures again: all of them, or those whose names begin with an argument. */
await inDemoPictures("render", process.argv.slice(2));
