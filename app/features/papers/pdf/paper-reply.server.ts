import PQueue from "p-queue";
import { paperFileName, type ShownPaper } from "../shown-paper.ts";

/** One after the other: drawing takes some tens of milliseconds, in which this process answers nobody else. */
const drawing = new PQueue({ concurrency: 1 });

/** A paper as a PDF to keep. What draws it is loaded when one is first asked for. */
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
