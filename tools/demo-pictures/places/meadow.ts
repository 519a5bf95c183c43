import { paintAir, paintHills, paintPeaks } from "../backdrop.ts";
import { birds, pony } from "../draw/animals.ts";
import { flowers, grass, river } from "../draw/growth.ts";
import { round, slope } from "../draw/path.ts";
import { standing } from "../draw/people.ts";
import { forest } from "../draw/trees.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix, mixTones, type Hex } from "../paint/colour.ts";
import { paintMist, paintTurf } from "../paint/ground.ts";
import { noiseFrom } from "../paint/noise.ts";
import { randomFrom, smoothStep, type Random } from "../paint/random.ts";
import { paintRange } from "../paint/range.ts";
import { paintGlow } from "../paint/sky.ts";
import type { SceneOf } from "../scene.ts";

/** A glacier is the same relief as a mountain, with snow everywhere and gentler cuts between the tones. */
async function paintGlacier(canvas: Canvas, light: Light, seed: number, random: Random): Promise<void> {
  const ice = mixTones(["#86b4d2", "#b5d2e0", "#e2eff0", "#fbfdf9"], light.peaks.haze, 0.15);
  paintRange(canvas, {
    seed,
    base: 694,
    floor: 60,
    peaks: [
      [770, 250, 380, 1.25],
      [960, 160, 260, 1.3],
      [600, 150, 240, 1.3],
    ],
    rock: ice,
    light: light.from,
    roughness: 0.42,
    pitch: [1 / 150, 0.8],
    cuts: [0.16, 0.36, 0.66],
    haze: { colour: light.mist, foot: 0.55, top: 0, height: 190 },
  });
  const crevasses = Array.from({ length: 30 }, () => {
    const t = random();
    const x = 770 + (random() - 0.5) * (120 + 260 * t);
    const w = 10 + 34 * t * random();
    return `<path d="M${round(x - w)},${round(600 + 74 * t)}q${round(w)},${round(3 + 5 * t)} ${round(2 * w)},${round(-1 + 3 * random())}q${round(-w)},${round(2 + 6 * t)} ${round(-2 * w)},${round(1 - 3 * random())}Z" fill="${ice[0]}" opacity=".7"/>`;
  });
  await canvas.draw(crevasses.join(""));
}

type Coat = { coat: Hex; lit: Hex; mane: Hex };
const bay: Coat = { coat: "#5a2f1f", lit: "#9a5a34", mane: "#241713" };
const grey: Coat = { coat: "#efe3cc", lit: "#fffaf0", mane: "#c9b184" };
const brown: Coat = { coat: "#3b2620", lit: "#6b4636", mane: "#241713" };
const chestnut: Coat = { coat: "#8b5a34", lit: "#c08a52", mane: "#241713" };

const herd: readonly (readonly [
  x: number,
  y: number,
  size: number,
  coat: Coat,
  flip: 1 | -1,
  graze: boolean,
])[] = [
  [430, 812, 0.62, bay, 1, true],
  [330, 800, 0.5, grey, -1, true],
  [520, 800, 0.44, brown, 1, true],
  [1290, 838, 0.7, grey, -1, true],
  [1395, 822, 0.56, brown, 1, false],
  [150, 868, 0.8, brown, -1, true],
  [250, 890, 1.15, chestnut, 1, false],
  [400, 905, 1.05, grey, -1, true],
];

const hut = `<g transform="translate(1120 772)">
  <path d="M-56,0 L-56,-26 L40,-26 L40,0Z" fill="#7a4d33"/>
  <path d="M40,0 L40,-26 L70,-44 L74,0Z" fill="#a86e45"/>
  <path d="M-70,-22 L-30,-58 L66,-58 L44,-22Z" fill="#4a3a34"/>
  <path d="M44,-22 L66,-58 L86,-26Z" fill="#6d5648"/>
  <rect x="-20" y="-20" width="14" height="20" fill="#2f211d"/></g>`;

function drawHerd(light: Light): string {
  const ponies = herd.map(([x, y, size, coat, flip, graze]) => {
    const shadow = `<ellipse cx="${round(x - 14 * size)}" cy="${y}" rx="${round(46 * size)}" ry="${round(5 * size)}" fill="${light.ground.shadow}" opacity=".6"/>`;
    return shadow + pony(x, y, size, { ...coat, graze, flip });
  });
  const herder = standing(505, 912, 1.05, { coat: "#7f2a22", lit: "#b8442f", cap: "#e9dcc2" }, -1);
  return `${ponies.join("")}${herder}<path d="M520,852 L530,916" stroke="#4a2e20" stroke-width="3.4"/>`;
}

/** The near edge of the grass, lower where the stream leaves the picture. */
function near(x: number): number {
  return 940 + 34 * Math.sin(x / 260 + 0.4) + 44 * smoothStep(500, 900, x) - 70 * smoothStep(1050, 1500, x);
}

/** A high meadow with a stream: Sonamarg with its glacier, Doodhpathri without. */
export async function paintMeadowScene(
  canvas: Canvas,
  scene: SceneOf<"meadow">,
  seed: number,
): Promise<void> {
  const light = lightNamed(scene.light);
  const { ground, tree, water, mist } = light;
  const { width, height } = canvas;
  const random = randomFrom(seed - 28);
  const noise = noiseFrom(seed + 14);
  await paintAir(canvas, light, seed - 32, 520, [1180, 180]);
  paintPeaks(canvas, light, {
    seed: seed + 27,
    base: 660,
    floor: 260,
    peaks: [
      [800, 370, 460, 1.3],
      [560, 300, 300],
      [1060, 290, 300],
    ],
    haze: 0.6,
    clear: 0.22,
    roughness: 0.45,
  });
  if (scene.glacier) {
    await paintGlacier(canvas, light, seed + 36, random);
    paintRange(canvas, {
      seed: seed + 23,
      base: 690,
      floor: 4,
      peaks: [
        [250, 540, 600, 1.3],
        [20, 380, 360],
        [520, 230, 230, 1.2],
        [1340, 540, 520, 1.3],
        [1090, 250, 230, 1.2],
        [1500, 420, 300],
      ],
      snow: light.peaks.snow,
      rock: mixTones(light.peaks.rock, tree.dark, 0.14),
      snowline: 230,
      light: light.from,
      roughness: 0.5,
      haze: { colour: light.peaks.haze, foot: 0.5, top: 0, height: 330 },
      keepFoot: true,
    });
  }
  paintMist(canvas, 690, 30, mist, 0.6, 3);
  paintHills(canvas, light, {
    seed: seed + 34,
    base: 720,
    floor: 6,
    peaks: [
      [40, 250, 520, 1.2],
      [1480, 270, 560, 1.2],
      [330, 90, 240],
      [1080, 70, 240],
    ],
    haze: 0.5,
  });

  const far = (x: number) => 686 + 16 * Math.sin(x / 230 + 1) + 10 * noise.fractal(x / 130, 2, 2);
  const middle = (x: number) => 760 + 34 * Math.sin(x / 320 + 2.6) + 10 * noise.fractal(x / 150, 5, 2);
  const stand = {
    ground: (x: number) => far(x) + 4,
    count: 44,
    heights: [34, 92] as const,
    colour: tree.dark,
    lit: tree.lit,
    depth: 14,
    noise,
  };
  await canvas.draw(
    slope("far", far, width, height, mix(ground.crest, mist, 0.2), ground.foot) +
      forest({ ...stand, seed: 41, from: -10, to: 520 }) +
      forest({ ...stand, seed: 42, from: 980, to: 1520 }) +
      slope("middle", middle, width, height, ground.crest, mix(ground.foot, ground.crest, 0.2)),
  );
  paintTurf(canvas, { ground: middle, seed: seed + 10, tones: ground.turf, grain: 190 });
  const [deep, shallow] = [mix(water.tint[1], "#3d94b4", 0.4), mix(water.tint[1], "#f2fff8", 0.66)];
  await canvas.draw(
    river(random, {
      centre: (t) => 700 + 150 * Math.sin(t * 6.6 + 0.2) * (0.3 + 0.7 * t) + 240 * t * t,
      halfWidth: (t) => 7 + 120 * t ** 2,
      top: 690,
      bottom: 1010,
      tones: [deep, mix(deep, shallow, 0.5), shallow],
      foam: "#ffffff",
      bank: mix(ground.crest, "#fff3d0", 0.6),
      ripples: 110,
    }),
  );
  await canvas.draw(hut + (scene.ponies ? drawHerd(light) : ""));
  const bed = (x: number, nearness: number) => near(x) + nearness * 110;
  await canvas.draw(
    slope(
      "near",
      near,
      width,
      height,
      mix(ground.foot, ground.crest, 0.25),
      mix(ground.shadow, ground.foot, 0.25),
    ) +
      grass(random, 760, [-10, 1510], bed, 26, [
        ground.shadow,
        ground.foot,
        mix(ground.foot, ground.crest, 0.5),
        ground.crest,
      ]) +
      flowers(random, 300, [-10, 1510], bed, 5.6, light.flowers) +
      birds(random, 5, 900, 190, 70, tree.far),
  );
  paintGlow(canvas, { x: 1560, y: 60, radius: 1000, colour: "#fff4cc", alpha: 0.3, power: 1.8 });
}
