import { paintAir, paintHills, paintPeaks, type Spot } from "../backdrop.ts";
import { flowers, grass, snowfall } from "../draw/growth.ts";
import { gondola, type Gondola } from "../draw/gondola.ts";
import { slope } from "../draw/path.ts";
import { skier } from "../draw/people.ts";
import { forest, snowyDeodar } from "../draw/trees.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { paintMist, paintTurf } from "../paint/ground.ts";
import { noiseFrom } from "../paint/noise.ts";
import { randomFrom, smoothStep } from "../paint/random.ts";
import type { Peak } from "../paint/relief.ts";
import type { Format, SceneOf } from "../scene.ts";

type Anchors = Gondola & {
  /** How far everything below the sky is moved down from its place in the standard format. */
  down: number;
  moon: Spot;
  far: readonly Peak[];
  near: readonly Peak[];
  skier: Spot;
  frame: readonly (readonly [x: number, y: number, height: number])[];
};

const standard: Anchors = {
  down: 0,
  moon: [640, 150],
  far: [
    [330, 330, 520],
    [760, 250, 420],
    [1210, 440, 560],
    [1480, 300, 300],
    [20, 260, 300],
  ],
  near: [
    [1100, 170, 600, 1.5],
    [100, 210, 480, 1.5],
    [560, 90, 400, 1.5],
  ],
  cable: { from: [-20, 156], tower: [1180, 498] },
  cabins: [
    [930, 0.86],
    [560, 1.3],
    [110, 1.95],
  ],
  skier: [706, 862],
  frame: [
    [60, 985, 430],
    [-30, 1010, 520],
    [190, 990, 300],
    [300, 1010, 190],
    [1420, 985, 360],
    [1490, 1010, 500],
    [1300, 1000, 210],
  ],
};

const anchors: Record<Format, Anchors> = {
  standard,
  small: standard,
  square: standard,
  wide: {
    down: 0,
    moon: [900, 150],
    far: [
      [250, 190, 600],
      [760, 230, 520],
      [1210, 330, 480],
      [1640, 450, 560],
      [1980, 300, 320],
    ],
    near: [
      [1500, 170, 620, 1.5],
      [100, 150, 560, 1.5],
      [700, 80, 500, 1.5],
    ],
    cable: { from: [820, 96], tower: [1740, 470] },
    cabins: [
      [1590, 0.8],
      [1330, 1.2],
      [1040, 1.75],
    ],
    skier: [1180, 858],
    frame: [
      [30, 1010, 260],
      [130, 1020, 180],
      [1900, 985, 420],
      [1985, 1010, 540],
      [1790, 1000, 260],
    ],
  },
  tall: {
    down: 250,
    moon: [590, 240],
    far: [
      [120, 240, 330],
      [480, 330, 400],
      [800, 260, 300],
    ],
    near: [
      [680, 140, 380, 1.5],
      [40, 170, 320, 1.5],
    ],
    cable: { from: [-40, 520], tower: [640, 800] },
    cabins: [
      [520, 0.8],
      [330, 1.15],
      [92, 1.6],
    ],
    skier: [400, 1128],
    frame: [
      [20, 1270, 330],
      [120, 1285, 230],
      [770, 1275, 400],
      [690, 1290, 220],
    ],
  },
};

/** The slopes of Gulmarg: snow and ski tracks in winter lights, a flowering meadow in the others. */
export async function paintSlopeScene(
  canvas: Canvas,
  scene: SceneOf<"slope">,
  seed: number,
  format: Format,
): Promise<void> {
  const light = lightNamed(scene.light);
  const { ground, tree, mist } = light;
  const random = randomFrom(seed + 9);
  const noise = noiseFrom(seed + 72);
  const at = anchors[format];
  const { width, height } = canvas;
  const { down } = at;
  await paintAir(canvas, light, seed, 560 + down, at.moon);
  paintPeaks(canvas, light, {
    seed: seed + 58,
    base: 620 + down,
    peaks: at.far,
    floor: 130,
    haze: 0.75,
    clear: 0,
  });
  paintMist(canvas, 560 + down, 50, mist, 0.7, 2);
  paintHills(canvas, light, { seed: seed + 86, base: 700 + down, peaks: at.near, floor: 90, clear: 0.1 });
  const backRow = (x: number) => 646 + down + 40 * Math.sin(x / 260 + 1) + 24 * noise.fractal(x / 200, 1, 3);
  const fade = { to: mix(tree.far, mist, 0.75), top: 580 + down, bottom: 730 + down };
  await canvas.draw(
    forest({
      seed: 3,
      from: -20,
      to: width + 20,
      ground: backRow,
      count: Math.round(width / 7.9),
      heights: [26, 84],
      colour: tree.far,
      fade,
      noise,
      depth: 30,
    }),
  );
  paintMist(canvas, 690 + down, 34, mist, 0.8, 6);

  const far = (x: number) => 705 + down - 50 * smoothStep(width * 0.4, width, x) + 26 * Math.sin(x / 240);
  const middle = (x: number) =>
    770 + down + 60 * smoothStep(width * 0.2, width * 0.87, x) + 22 * Math.sin(x / 180 + 2);
  const near = (x: number) =>
    900 +
    down -
    90 * smoothStep(width * 0.6, width, x) +
    20 * Math.sin(x / 210 + 1) -
    40 * smoothStep(width / 3, 0, x);
  const stand = { colour: tree.dark, lit: tree.lit, litAlpha: 0.9, ground: far };
  await canvas.draw(
    slope("far", far, width, height, mix(ground.crest, mist, 0.3), mix(ground.foot, mist, 0.35)) +
      forest({
        ...stand,
        seed: 8,
        from: width * 0.6,
        to: width + 20,
        count: 34,
        heights: [60, 130],
        depth: 30,
      }) +
      forest({ ...stand, seed: 18, from: -20, to: width * 0.22, count: 20, heights: [70, 150], depth: 36 }),
  );
  await canvas.draw(slope("middle", middle, width, height, ground.crest, ground.foot));
  if (ground.snowy)
    await canvas.draw(tracks(at.skier, ground.shadow) + skier(at.skier[0], at.skier[1], 0.62));
  else paintTurf(canvas, { ground: middle, seed: seed + 3, tones: ground.turf });
  await canvas.draw(
    slope(
      "near",
      near,
      width,
      height,
      mix(ground.crest, ground.foot, 0.2),
      mix(ground.foot, ground.shadow, 0.55),
    ),
  );
  if (!ground.snowy) await canvas.draw(meadowFloor(random, light, near, width, height));
  await canvas.draw(frame(at.frame, light));
  if (scene.gondola) await canvas.draw(gondola(at, light, width, down));
  if (ground.snowy) await canvas.draw(snowfall(random, Math.round(width * height * 0.00016), width, height));
}

function tracks([x, y]: Spot, ink: string): string {
  return [0, 9]
    .map(
      (offset) =>
        `<path d="M${x - 86 + offset},${y - 86} C${x + 54 + offset},${y - 62} ${x - 146 + offset},${y - 32} ${x - 16 + offset * 1.4},${y} S${x - 126 + offset},${y + 68} ${x + 54 + offset * 2.4},${y + 138}" stroke="${ink}" stroke-width="2.2" fill="none" opacity=".8"/>`,
    )
    .join("");
}

function meadowFloor(
  random: () => number,
  light: Light,
  near: (x: number) => number,
  width: number,
  height: number,
): string {
  const bed = (x: number, nearness: number) => near(x) + 8 + nearness * (height - near(x));
  const { tree, ground, flowers: heads } = light;
  return (
    grass(random, Math.round(width * 0.5), [-10, width + 10], bed, 24, [
      ground.shadow,
      tree.lit,
      ground.turf[0],
    ]) + flowers(random, Math.round(width * 0.2), [-10, width + 10], bed, 5.2, heads)
  );
}

function frame(places: Anchors["frame"], light: Light): string {
  const { tree, ground } = light;
  if (ground.snowy)
    return places.map(([x, y, h]) => snowyDeodar(x, y, h, mix(tree.dark, "#0b1a30", 0.3), tree.lit)).join("");
  return places
    .map(([x, y, h], i) =>
      forest({
        seed: 90 + i,
        from: x - 1,
        to: x + 1,
        ground: () => y,
        count: 1,
        heights: [h * 0.9, h],
        colour: mix(tree.dark, "#0b2020", 0.3),
        lit: tree.lit,
        width: 0.2,
      }),
    )
    .join("");
}
