import PQueue from "p-queue";
import { paperFileName, type ShownPaper } from "../shown-paper.ts";

/** One at a time: drawing blocks the event loop for tens of milliseconds. */
const drawing = new PQueue({ concurrency: 1 });

/** A paper as a PDF download. The code that draws it is loaded with the first one. */
export async function paperReply(paper: ShownPaper): Promise<Response> {
  const { drawPaper } = await import("./draw-paper.server.ts");
  const bytes = await drawing.add(() => drawPaper(paper));
  return new Response(bytes.slice().buffer, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${paperFileName(paper)}"`,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}
