declare module "subset-font" {
  export interface Options {
    targetFormat: "woff2" | "woff" | "sfnt";
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
