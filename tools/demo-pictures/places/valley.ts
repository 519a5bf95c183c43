import { paintAir, paintHills, paintPeaks } from "../backdrop.ts";
import { birds } from "../draw/animals.ts";
import { boulder, flowers, grass, river } from "../draw/growth.ts";
import { polygon, round, slope, type Point } from "../draw/path.ts";
import { standing } from "../draw/people.ts";
import { forest } from "../draw/trees.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { paintMist, paintTurf } from "../paint/ground.ts";
import { noiseFrom } from "../paint/noise.ts";
import { randomFrom } from "../paint/random.ts";
import type { Peak } from "../paint/relief.ts";
import { paintGlow } from "../paint/sky.ts";
import type { Format, SceneOf } from "../scene.ts";

/** Where the river runs, how much the valley is squeezed, and how far it sits below the standard. */
type Anchors = { middle: number; squeeze: number; down: number; flank: Peak[] };

const anchors: Record<Format, Anchors> = {
  standard: { middle: 770, squeeze: 1, down: 0, flank: [] },
  small: { middle: 770, squeeze: 1, down: 0, flank: [] },
  square: { middle: 770, squeeze: 1, down: 0, flank: [] },
  wide: { middle: 1360, squeeze: 0.96, down: 0, flank: [[300, 330, 700, 1.2]] },
  tall: { middle: 400, squeeze: 0.62, down: 280, flank: [] },
};

const boulders = [
  [470, 800, 20, true],
  [640, 842, 26, true],
  [1010, 830, 30, false],
  [880, 905, 34, false],
  [430, 905, 40, true],
  [700, 955, 46, true],
  [560, 760, 12, false],
  [930, 775, 14, false],
  [1130, 905, 44, false],
  [300, 985, 58, false],
  [1230, 985, 64, false],
  [980, 985, 40, false],
] as const;

function footbridge(light: Light): string {
  const posts = Array.from({ length: 13 }, (_, i) => {
    const x = 572 + i * 29;
    return `<rect x="${x}" y="${round(702 - 24 * Math.sin((Math.PI * (x - 560)) / 370))}" width="3.4" height="22" fill="#5b3524"/>`;
  });
  const plank = mix("#b97846", light.mist, light.lamp > 0.8 ? 0 : 0.1);
  return `<path d="M560,724 Q745,672 930,724 L930,733 Q745,682 560,733Z" fill="#5b3524"/>
    <path d="M560,724 Q745,672 930,724 L930,727 Q745,675 560,727Z" fill="${plank}"/>${posts.join("")}
    <path d="M560,704 Q745,652 930,704" stroke="#5b3524" stroke-width="3.4" fill="none"/>
    <path d="M560,713 Q745,661 930,713" stroke="#7a4a2e" stroke-width="2" fill="none"/>
    <path d="M590,732l-6,34l16,0l0,-36Z M900,732l6,34l-16,0l0,-36Z" fill="#4a2b1f"/>
    ${standing(812, 700, 0.5, { coat: "#b6392a", lit: "#e0633c", cap: "#2a211f" })}
    ${standing(836, 703, 0.47, { coat: "#e7d6ae", lit: "#fff3d2", cap: "#5a2c22" }, -1)}`;
}

/** A valley with a mountain river and a footbridge: the Lidder, or the Kishanganga. */
export async function paintValleyScene(
  canvas: Canvas,
  scene: SceneOf<"valley">,
  seed: number,
  format: Format,
): Promise<void> {
  const light = lightNamed(scene.light);
  const { ground, tree, water, mist } = light;
  const random = randomFrom(seed + 2);
  const noise = noiseFrom(seed + 4);
  const { middle, squeeze, down, flank } = anchors[format];
  const { width, height } = canvas;
  const across = (x: number) => middle + (x - 770) * squeeze;
  const peaks = (list: readonly Peak[]) =>
    list.map(([x, tall, half, sharp]): Peak => [across(x), tall, half * Math.sqrt(squeeze), sharp]);

  await paintAir(canvas, light, seed, 540 + down, [across(1080), 200 + down]);
  const summits: Peak[] = [
    [770, 400, 470, 1.1],
    [480, 240, 300],
    [1060, 270, 330],
    [1400, 200, 300],
    [120, 220, 300],
  ];
  paintPeaks(canvas, light, {
    seed: seed - 24,
    base: 610 + down,
    peaks: peaks(summits),
    floor: 120,
    haze: 0.8,
    clear: 0.02,
  });
  const shoulders: Peak[] = [
    [120, 400, 640, 1.1],
    [1430, 430, 640, 1.1],
  ];
  paintHills(canvas, light, {
    seed: seed - 13,
    base: 650 + down,
    peaks: [...peaks(shoulders), ...flank],
    floor: 10,
    haze: 0.7,
    clear: 0.05,
  });
  paintMist(canvas, 610 + down, 40, mist, 0.75, 4);
  const walls: Peak[] = [
    [-60, 330, 640, 1.2],
    [1580, 330, 640, 1.2],
    [1060, 60, 200],
    [450, 50, 200],
  ];
  const dark = mix(tree.dark, light.hills.haze, 0.12);
  const wooded = {
    ...light,
    hills: {
      ...light.hills,
      forest: [dark, mix(dark, tree.lit, 0.25), mix(dark, tree.lit, 0.6), tree.lit] as const,
      snowline: undefined,
      rock: light.hills.rock,
    },
  };
  paintHills(canvas, wooded, { seed: seed + 7, base: 700 + down, peaks: peaks(walls), floor: 4, haze: 0.55 });

  const back = (x: number) =>
    662 +
    down -
    30 * Math.min(1, Math.abs((x - middle) / (750 * squeeze))) ** 1.4 +
    8 * noise.fractal(x / 120, 2, 2);
  const stand = {
    ground: back,
    colour: tree.dark,
    lit: tree.lit,
    litAlpha: 0.85,
    depth: 20,
    noise,
    heights: [40, 110] as const,
  };
  const [gapLeft, gapRight] = [across(600), across(930)];
  await canvas.draw(
    slope("valley", back, width, height, ground.crest, ground.foot) +
      forest({ ...stand, seed: 71, from: -10, to: gapLeft, count: Math.round(gapLeft / 10) }) +
      forest({
        ...stand,
        seed: 72,
        from: gapRight,
        to: width + 20,
        count: Math.round((width - gapRight) / 10),
      }) +
      forest({
        seed: 73,
        from: gapLeft,
        to: gapRight,
        ground: back,
        count: 22,
        heights: [16, 44],
        colour: tree.far,
        depth: 4,
      }),
  );
  paintTurf(canvas, { ground: (x) => back(x) + 6, seed: seed - 39, tones: ground.turf });
  paintMist(canvas, 668 + down, 16, mist, 0.5, 9);

  const [deep, shallow] = [water.tint[1], mix(water.tint[1], "#e8fff4", 0.5)];
  const stream = river(random, {
    centre: (t) => middle + squeeze * (120 * Math.sin(t * 5.2 + 0.4) * (0.25 + t * 0.8) - 120 * t * t),
    halfWidth: (t) => squeeze * (16 + 330 * t ** 1.9),
    top: 672 + down,
    bottom: height + 10,
    tones: [deep, mix(deep, shallow, 0.4), shallow],
    foam: "#f4fbec",
    bank: mix(ground.crest, "#f3e6c0", 0.6),
    ripples: 240,
  });
  const stones = boulders.map(([x, y, size, wet]) =>
    boulder(random, across(x), y + down, size * (0.5 + squeeze / 2), [
      "#54686a",
      "#a9b3a0",
      wet ? "#f4fbec" : tree.lit,
    ]),
  );
  const bridge = `<g transform="translate(${round(middle - 770 * squeeze)} ${round(down + 700 * (1 - squeeze))}) scale(${squeeze})">${footbridge(light)}</g>`;
  await canvas.draw(stream + bridge + stones.join(""));
  await canvas.draw(
    nearBanks(random, light, width, height, format === "tall" ? 0.55 : 1) +
      birds(random, 7, across(600), 170 + down, 100, tree.far),
  );
  paintGlow(canvas, { x: across(260), y: 60 + down, radius: 900, colour: light.mist, alpha: 0.2 });
}

/** Grass banks in both lower corners with a group of tall deodars on each. */
function nearBanks(random: () => number, light: Light, width: number, height: number, size: number): string {
  const { tree, ground, flowers: heads } = light;
  const low = height - 1000;
  const bankTop = low + 820;
  const corner = (flip: 1 | -1): string => {
    const x = (units: number) => (flip > 0 ? units * size - 10 : width + 10 - units * size);
    const body: Point[] = [
      [x(0), bankTop],
      [x(130), bankTop + 22],
      [x(240), bankTop + 85],
      [x(340), bankTop + 140],
      [x(390), height + 10],
      [x(0), height + 10],
    ];
    const crest: Point[] = [
      [x(0), bankTop],
      [x(130), bankTop + 22],
      [x(240), bankTop + 85],
      [x(120), bankTop + 52],
      [x(0), bankTop + 38],
    ];
    return `<path d="${polygon(body)}" fill="${mix(ground.foot, tree.dark, 0.55)}"/><path d="${polygon(crest)}" fill="${ground.foot}"/>`;
  };
  const bed = (x: number, nearness: number) =>
    Math.max(low + 850 + (Math.min(x, width - x) / size) * 0.38, low + 880) + nearness * 140;
  const sides = [
    [-10, 330 * size],
    [width - 330 * size, width + 10],
  ] as const;
  const deep = mix(tree.dark, "#06181a", 0.4);
  const firs = [
    [-30, 230 * size, 81],
    [width - 210 * size, width + 30, 85],
  ] as const;
  return (
    corner(1) +
    corner(-1) +
    firs
      .map(([from, to, seed]) =>
        forest({
          seed,
          from,
          to,
          ground: (x) => low + 860 + Math.min(Math.max(0, x), Math.max(0, width - x)) * 0.22,
          count: 6,
          heights: [360 * size, 660 * size],
          colour: deep,
          lit: mix(tree.lit, deep, 0.35),
          depth: 50,
          width: 0.19,
        }),
      )
      .join("") +
    sides
      .map(
        (span) =>
          grass(random, 260, span, bed, 26, [deep, mix(deep, tree.lit, 0.6), ground.foot]) +
          flowers(random, 70, span, bed, 5, heads),
      )
      .join("")
  );
}
