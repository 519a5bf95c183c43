import PQueue from "p-queue";
import { paperFileName, type ShownPaper } from "../shown-paper.ts";

/** One at a time: drawing blocks the event loop for tens of milliseconds. */
const drawing = new PQueue({ concurrency: 1 });

type Tools = { readLogo: (() => Promise<Uint8Array>) | undefined; report: (error: unknown) => void };

/** A paper as a PDF download. The code that draws it is loaded with the first one. */
export async function paperReply(paper: ShownPaper, tools: Tools): Promise<Response> {
  const bytes = await drawWithLogo(paper, tools);
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

/** A paper is due to its guest even if the logo cannot be read: it then goes without. */
async function drawWithLogo(paper: ShownPaper, { readLogo, report }: Tools): Promise<Uint8Array> {
  const { drawPaper } = await import("./draw-paper.server.ts");
  try {
    const logo = await readLogo?.();
    return await drawing.add(() => drawPaper(paper, logo));
  } catch (error) {
    report(error);
    return drawing.add(() => drawPaper(paper));
  }
}
