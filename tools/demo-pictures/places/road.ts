import { paintAir, paintMountains } from "../backdrop.ts";
import { almond, chinar } from "../draw/foliage.ts";
import { snowfall } from "../draw/growth.ts";
import { blob, round, slope } from "../draw/path.ts";
import { forest } from "../draw/trees.ts";
import { vehicle, type VehicleInks, type VehicleKind } from "../draw/vehicles.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { paintTurf, type Ground } from "../paint/ground.ts";
import { noiseFrom } from "../paint/noise.ts";
import { pick, randomFrom, type Random } from "../paint/random.ts";
import type { SceneOf } from "../scene.ts";

const fleet: Record<VehicleKind, { size: number; inks: VehicleInks }> = {
  sedan: { size: 2, inks: { body: "#e9e2d2", lit: "#fffaf0", low: "#b9b0a2", stripe: "#1f6a72" } },
  mpv: { size: 1.9, inks: { body: "#c9ccca", lit: "#f4f4ee", low: "#8f9494", stripe: "#c8352a" } },
  tempo: { size: 1.72, inks: { body: "#f1e6cf", lit: "#fff8e6", low: "#c2b49a", stripe: "#c65a24" } },
  coach: { size: 1.42, inks: { body: "#1f5f6c", lit: "#2f7f8a", low: "#123f4a", stripe: "#eab04c" } },
};

/** What grows beside the road: blossom in spring, chinars in autumn, deodars in summer and in snow. */
function roadside(scene: SceneOf<"road">, light: Light, ground: Ground, random: Random): string {
  if (scene.light === "spring") {
    return [60, 210, 360, 1180, 1330, 1460, 520, 980]
      .map((x, i) => almond(x, ground(x) + 60 + (i % 3) * 40, 210 + (i % 3) * 60, random, light.leaves))
      .join("");
  }
  if (scene.light === "autumn") {
    return (
      [
        [90, 330],
        [330, 270],
        [1210, 300],
        [1430, 380],
      ] as const
    )
      .map(([x, tall]) => chinar(x, ground(x) + 90, tall, random, { tones: light.leaves }))
      .join("");
  }
  const stand = {
    ground: (x: number) => ground(x) + 40,
    count: 25,
    heights: [110, 250] as const,
    colour: light.tree.dark,
    lit: light.tree.lit,
    depth: 66,
  };
  return (
    forest({ ...stand, seed: 15, from: -20, to: 540 }) + forest({ ...stand, seed: 16, from: 960, to: 1520 })
  );
}

function fallen(scene: SceneOf<"road">, light: Light, random: Random): string {
  if (light.ground.snowy) return snowfall(random, 160, 1500, 1000);
  if (scene.light !== "spring" && scene.light !== "autumn") return "";
  return Array.from(
    { length: 130 },
    () =>
      `<path d="${blob(random() * 1500, 852 + random() * 145, 5, 2.8, random, 5, 0.5)}" fill="${pick(random, [light.leaves[2], light.leaves[3]])}"/>`,
  ).join("");
}

function roadway(light: Light): string {
  const tar = mix("#66626c", light.mist, light.ground.snowy ? 0.12 : 0.04);
  let svg = `<path d="M-10,842 H1510 V984 H-10Z" fill="${tar}"/>
    <path d="M-10,842 H1510 V848 H-10Z M-10,976 H1510 V984 H-10Z" fill="${mix(light.ground.crest, "#d9d0bd", 0.6)}"/>`;
  for (let x = -40; x < 1500; x += 150)
    svg += `<rect x="${x}" y="908" width="80" height="6" fill="#f3dca6" opacity=".85"/>`;
  const [stone, face] = [mix("#c9bda8", light.mist, 0.2), "#fff5e4"];
  for (let x = 10; x < 1500; x += 96) {
    svg += `<path d="M${x},842 L${x},820 Q${x + 13},806 ${x + 26},820 L${x + 26},842Z" fill="${stone}"/>
      <path d="M${x},842 L${x},820 Q${x + 6},809 ${x + 13},811 L${x + 11},842Z" fill="${face}"/>
      <rect x="${x}" y="826" width="26" height="7" fill="#c8352a"/>`;
  }
  return svg;
}

/** A vehicle of the fleet on a valley road, one season each. */
export async function paintRoadScene(canvas: Canvas, scene: SceneOf<"road">, seed: number): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed);
  const noise = noiseFrom(seed + 3);
  const { width, height } = canvas;
  await paintAir(canvas, light, seed, 640);
  paintMountains(canvas, light, seed, 690, 0.95);
  const verge = (x: number) => 690 + 14 * Math.sin(x / 240 + seed) + 8 * noise.fractal(x / 110, 1, 2);
  await canvas.draw(slope("verge", verge, width, height, light.ground.crest, light.ground.foot));
  paintTurf(canvas, { ground: verge, seed, tones: light.ground.turf, grain: 160 });
  await canvas.draw(roadside(scene, light, verge, random));
  const { size, inks } = fleet[scene.vehicle];
  const foreground = `<path d="M-10,984 H1510 V${round(1010)} H-10Z" fill="${mix(light.ground.foot, light.ground.shadow, 0.3)}"/>`;
  await canvas.draw(
    roadway(light) + vehicle(scene.vehicle, 750, 948, size, inks) + foreground + fallen(scene, light, random),
  );
}
