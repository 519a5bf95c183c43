import { almond, chinar, tallPoplar, type LeafTones } from "../draw/foliage.ts";
import { forest, snowyDeodar } from "../draw/trees.ts";
import type { Light } from "../lights.ts";
import { mix } from "../paint/colour.ts";
import type { Random } from "../paint/random.ts";
import type { HotelLook } from "../scene.ts";

function chinars(light: Light, random: Random): string {
  return (
    [
      [110, 620],
      [1420, 600],
    ] as const
  )
    .map(([x, tall]) => chinar(x, 950, tall, random, { tones: light.leaves, leaf: 0.0115 }))
    .join("");
}

function almonds(light: Light, random: Random): string {
  return (
    [
      [60, 930, 430],
      [270, 900, 300],
      [1230, 900, 310],
      [1440, 935, 450],
      [400, 880, 220],
      [1110, 880, 210],
    ] as const
  )
    .map(([x, y, tall]) => almond(x, y, tall, random, light.leaves))
    .join("");
}

function poplars(light: Light, random: Random): string {
  const leaf = mix(light.shore.poplar, light.tree.dark, 0.1);
  const tones: LeafTones = [
    mix(leaf, "#14201c", 0.55),
    mix(leaf, "#14201c", 0.28),
    leaf,
    mix(leaf, light.ground.turf[2], 0.4),
    mix(leaf, light.ground.turf[2], 0.75),
  ];
  return [30, 118, 210, 1285, 1382, 1472]
    .map((x, i) => tallPoplar(x, 890 + (i % 3) * 22, 560 + (i % 3) * 70, random, tones))
    .join("");
}

function pines(light: Light): string {
  if (light.ground.snowy) {
    return (
      [
        [30, 960, 560],
        [170, 975, 400],
        [290, 960, 250],
        [1470, 965, 600],
        [1335, 975, 420],
        [1225, 960, 230],
      ] as const
    )
      .map(([x, y, tall]) => snowyDeodar(x, y, tall, mix(light.tree.dark, "#0a1428", 0.2), light.tree.lit))
      .join("");
  }
  return (
    [
      [-40, 250, 31],
      [1260, 1540, 32],
    ] as const
  )
    .map(([from, to, seed]) =>
      forest({
        seed,
        from,
        to,
        ground: () => 900,
        count: 6,
        heights: [360, 640],
        colour: light.tree.dark,
        lit: light.tree.lit,
        depth: 60,
        width: 0.19,
      }),
    )
    .join("");
}

const groves: Record<HotelLook["trees"], (light: Light, random: Random) => string> = {
  chinar: chinars,
  almond: almonds,
  poplar: poplars,
  pine: pines,
};

/** Trees that frame the front, left and right. */
export function framingTrees(kind: HotelLook["trees"], light: Light, random: Random): string {
  return groves[kind](light, random);
}
