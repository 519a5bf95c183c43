import { clampChroma, formatHex, modeOklch, modeRgb, useMode } from "culori/fn";
import { fromPixels, type Pixels } from "./image-engine.ts";
import { paper } from "./make-variants.ts";

useMode(modeRgb);
const toOklch = useMode(modeOklch);

const bandLightness = 0.28;
const mostChroma = 0.09;

/** The title band's colour: the dominant colour of the picture's bottom fifth, darkened enough for pale text. */
export async function bandColour(pixels: Pixels): Promise<string> {
  const height = Math.max(1, Math.round(pixels.height / 5));
  const bottom = { left: 0, top: pixels.height - height, width: pixels.width, height };
  // `stats` reads a pipeline's input, not its output: hence two pipelines.
  const picture = await fromPixels(pixels);
  const { data, info } = await picture
    .extract(bottom)
    .flatten({ background: paper })
    .resize({ width: 200, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strip = await fromPixels({ data, width: info.width, height: info.height, channels: 3 });
  const { dominant } = await strip.stats();
  const { r, g, b } = dominant;
  const { c, ...colour } = toOklch({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
  return formatHex(clampChroma({ ...colour, l: bandLightness, c: Math.min(c, mostChroma) }, "oklch"));
}
