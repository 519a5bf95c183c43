import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Twelve detailed megapixels, rotated by EXIF, with position and camera in the metadata; about 3 MB. */
export async function phonePicture(): Promise<Buffer> {
  const grain = await noise(1000, 750).resize(4000, 3000).blur(1.2).png({ compressionLevel: 1 }).toBuffer();
  return sharp(await sceneOf(4000, 3000))
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: "Example Phones", Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "34/1 5/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "74/1 47/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A small picture of some detail, by default 400 × 300. */
export function smallPicture(width = 400, height = 300) {
  return noise(width, height);
}

/** One flat colour above another; the lower one takes a quarter of the height. */
export async function twoColours(above: string, below: string, width = 400, height = 300) {
  const input = await sharp(flat(width, Math.round(height / 4), below))
    .png()
    .toBuffer();
  return sharp(flat(width, height, above)).composite([{ input, gravity: "south" }]);
}

/** A black PNG with one bit per pixel: a small file of any dimensions. Both sides must be divisible by 8. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

/** An empty ZIP archive: only the end-of-central-directory record. */
export function emptyZip(): Buffer {
  return Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
}

async function sceneOf(width: number, height: number): Promise<Buffer> {
  const stones = Array.from({ length: 300 }, (_, index) => {
    const [x, y, r] = [(index * 997) % width, (index * 613) % height, 20 + (index % 90)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${(index * 37) % 360} 45% 45%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#8a9a78"/>${stones.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

function noise(width: number, height: number) {
  const { create } = flat(width, height, "#777777");
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma: 40 } } });
}

function flat(width: number, height: number, background: string) {
  return { create: { width, height, channels: 3 as const, background } };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
