import sharp from "sharp";
import { rgb, type Hex, type Rgb } from "./colour.ts";
import { clamp } from "./random.ts";

/** Virtual units, in which every scene is drawn; pixels are `units * scale`. */
export type Size = { width: number; height: number };

/**
 * A picture in the making: Float32 sRGB channels from 0 to 1, addressed in virtual units.
 * Layers are functions that take a canvas and paint over what is there.
 * Indices are in range by construction in every pixel loop, hence the `!` on array reads.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly pixels: Float32Array;
  readonly scale: number;

  constructor(size: Size, scale: number) {
    this.width = size.width;
    this.height = size.height;
    this.scale = scale;
    this.pixelWidth = Math.round(size.width * scale);
    this.pixelHeight = Math.round(size.height * scale);
    this.pixels = new Float32Array(this.pixelWidth * this.pixelHeight * 3);
  }

  blend(index: number, colour: Rgb, alpha: number): void {
    const { pixels } = this;
    pixels[index]! += (colour[0] - pixels[index]!) * alpha;
    pixels[index + 1]! += (colour[1] - pixels[index + 1]!) * alpha;
    pixels[index + 2]! += (colour[2] - pixels[index + 2]!) * alpha;
  }

  /** Visits every pixel between two heights, in virtual units. */
  rows(top: number, bottom: number, visit: (x: number, y: number, index: number) => void): void {
    const first = Math.max(0, Math.floor(top * this.scale));
    const end = Math.min(this.pixelHeight, Math.ceil(bottom * this.scale));
    for (let py = first; py < end; py++) {
      for (let px = 0; px < this.pixelWidth; px++) {
        visit(px / this.scale, py / this.scale, (py * this.pixelWidth + px) * 3);
      }
    }
  }

  fill(colour: Hex): void {
    const ink = rgb(colour);
    this.rows(0, this.height, (_x, _y, index) => this.blend(index, ink, 1));
  }

  /** RGBA bytes of an SVG fragment drawn in virtual units. */
  async rasterise(svg: string): Promise<Buffer> {
    const size = `width="${this.pixelWidth}" height="${this.pixelHeight}"`;
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${this.width} ${this.height}">${svg}</svg>`;
    return await sharp(Buffer.from(sheet), { unlimited: true }).ensureAlpha().raw().toBuffer();
  }

  overlay(rgba: Buffer, opacity = 1): void {
    const { pixels } = this;
    for (let i = 0, j = 0; j < rgba.length; i += 3, j += 4) {
      const alpha = (rgba[j + 3]! / 255) * opacity;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        pixels[i + channel]! += (rgba[j + channel]! / 255 - pixels[i + channel]!) * alpha;
      }
    }
  }

  async draw(svg: string, opacity = 1): Promise<void> {
    this.overlay(await this.rasterise(svg), opacity);
  }

  /** 8-bit RGB, mirrored left to right when asked. */
  bytes(mirrored = false): Buffer {
    const out = Buffer.alloc(this.pixels.length);
    for (let py = 0; py < this.pixelHeight; py++) {
      for (let px = 0; px < this.pixelWidth; px++) {
        const to = (py * this.pixelWidth + px) * 3;
        const from = mirrored ? (py * this.pixelWidth + this.pixelWidth - 1 - px) * 3 : to;
        for (let channel = 0; channel < 3; channel++) {
          out[to + channel] = clamp(this.pixels[from + channel]!) * 255 + 0.5;
        }
      }
    }
    return out;
  }
}
