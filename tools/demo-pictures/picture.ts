import { bandOf } from "./bands.ts";
import type { Hex } from "./paint/colour.ts";
import type { Format, Scene } from "./scene.ts";

export type Picture = {
  /** File name in `demo/pictures`. */
  file: `${string}.jpg`;
  /** Says what can be seen; used as the alternative text. */
  title: string;
  /** Flat ink of the title band under the picture. */
  band: Hex;
  seed: number;
  format: Format;
  scene: Scene;
};

/** A catalogue entry; its band follows from the light. */
export function picture(
  name: string,
  title: string,
  seed: number,
  scene: Scene,
  format: Format = "standard",
): Picture {
  return { file: `${name}.jpg`, title, band: bandOf[scene.light], seed, format, scene };
}
