import { markDemoPicturesTested, inDemoPictures } from "../demo-pictures.ts";

/** Types, lint, format and tests of the drawing; what passes is noted, so that `npm test` need not do it again. */
await inDemoPictures("test");
markDemoPicturesTested();
