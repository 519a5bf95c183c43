import { markDemoPicturesTested, inDemoPictures } from "../demo-pictures.ts";

/** Types, lint, format and tests of the drawing; a pass is stored, so that `npm test` need not repeat it. */
await inDemoPictures("test");
markDemoPicturesTested();
