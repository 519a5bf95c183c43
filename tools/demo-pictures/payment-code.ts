import sharp from "sharp";
import { encode } from "uqr";

const cell = 16;

/** A QR code as a PNG, dark lake ink on white, with the quiet zone of four cells that scanners ask for. */
export async function renderPaymentCode(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const side = size * cell;
  const cells = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x * cell},${y * cell}h${cell}v${cell}h-${cell}Z` : "")),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <path d="M0,0h${side}v${side}h-${side}Z" fill="#ffffff"/>
    <path d="${cells.join("")}" fill="#123f4e" shape-rendering="crispEdges"/></svg>`;
  return await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
