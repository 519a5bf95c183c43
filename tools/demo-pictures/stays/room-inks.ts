import type { Light } from "../lights.ts";
import { mix, type Hex } from "../paint/colour.ts";
import type { RoomLook } from "../scene.ts";

export type RoomInks = Record<
  | "wall"
  | "wallLit"
  | "wood"
  | "woodDark"
  | "woodDeep"
  | "woodLit"
  | "curtain"
  | "curtainDark"
  | "curtainLit"
  | "quilt"
  | "quiltDark"
  | "rug"
  | "rugDark"
  | "linen"
  | "linenLit"
  | "gold",
  Hex
>;

/** Shade and lit side of every material in a room, taken from the five colours its owner chose. */
export function roomInks({ paint }: RoomLook, light: Light): RoomInks {
  const warm = light.lamp > 0.7 ? "#e0a060" : light.mist;
  return {
    wall: paint.wall,
    wallLit: mix(paint.wall, warm, 0.3),
    wood: paint.wood,
    woodDark: mix(paint.wood, "#22100c", 0.35),
    woodDeep: mix(paint.wood, "#1a0c0a", 0.58),
    woodLit: mix(paint.wood, "#f0b878", 0.45),
    curtain: paint.curtain,
    curtainDark: mix(paint.curtain, "#180c14", 0.3),
    curtainLit: mix(paint.curtain, "#ffe0b0", 0.36),
    quilt: paint.quilt,
    quiltDark: mix(paint.quilt, "#10101c", 0.35),
    rug: paint.rug,
    rugDark: mix(paint.rug, "#12121c", 0.35),
    linen: "#f1e2c6",
    linenLit: "#fff7e6",
    gold: "#e0a74a",
  };
}
