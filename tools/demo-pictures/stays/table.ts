import { leaf } from "../draw/leaf.ts";
import { linearGradient, round } from "../draw/path.ts";
import {
  apples,
  bowl,
  breadBasket,
  candle,
  copper,
  cup,
  samovar,
  steam,
  trami,
  vase,
  walnuts,
} from "../draw/tableware.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { randomFrom, type Random } from "../paint/random.ts";
import { paintGlow } from "../paint/sky.ts";
import type { SceneOf, TableLook } from "../scene.ts";
import { paintView } from "../views.ts";

type Setting = {
  /** Middle of the round window; the table is laid around it. */
  window: readonly [x: number, y: number, radius: number];
  dishes: (random: Random) => string;
  steam: string;
  candles?: readonly (readonly [x: number, y: number])[];
};

const roganJosh = ["#5f1a10", "#c13d1c", "#e98a4a"] as const;
const greens = ["#2f4a24", "#5f7f34", "#a9c26a"] as const;
const yakhni = ["#b08a5a", "#ecd9b0", "#fff3dc"] as const;

const settings: Record<TableLook["spread"], Setting> = {
  kahwa: {
    window: [470, 390, 286],
    dishes: (random) =>
      samovar(440, 880) +
      bowl(960, 850, 1, roganJosh, random) +
      cup(690, 930, 1.05) +
      cup(1230, 880, 0.92) +
      walnuts([
        [1010, 950, 30],
        [1066, 962, 34],
        [1120, 944, 27],
        [200, 930, 32],
        [250, 950, 28],
        [158, 956, 26],
      ]),
    steam:
      steam(684, 820, 240, 30) +
      steam(708, 826, 170, 22) +
      steam(726, 470, 210, 34) +
      steam(1226, 780, 190, 26) +
      steam(940, 740, 200, 40) +
      steam(990, 744, 160, 30),
  },
  wazwan: {
    window: [1060, 372, 270],
    dishes: (random) =>
      bowl(300, 812, 0.82, yakhni, random) +
      bowl(1230, 806, 0.86, greens, random) +
      breadBasket(1000, 790, 0.7) +
      trami(700, 936, 1.22, random) +
      cup(1200, 946, 0.82, "#8f2a24") +
      bowl(190, 960, 0.7, roganJosh, random),
    steam:
      steam(640, 736, 220, 36) +
      steam(740, 730, 250, 34) +
      steam(310, 716, 180, 30) +
      steam(1230, 706, 170, 26),
  },
  breakfast: {
    window: [1020, 386, 290],
    dishes: () =>
      samovar(250, 872, 0.74) +
      breadBasket(640, 876, 1.12) +
      vase(1010, 812, "#d9553a") +
      apples(1250, 872, 1.05) +
      cup(420, 948, 0.95, "#8f2a24") +
      cup(940, 950, 1, "#1f6068") +
      walnuts([
        [1120, 962, 28],
        [1170, 948, 30],
      ]),
    steam: steam(416, 846, 200, 26) + steam(936, 842, 220, 28) + steam(600, 700, 150, 30),
  },
  candles: {
    window: [750, 372, 286],
    dishes: (random) =>
      vase(750, 800, "#c23a4a") +
      bowl(380, 858, 0.86, roganJosh, random) +
      bowl(1120, 858, 0.86, yakhni, random) +
      candle(560, 872, 130) +
      candle(940, 872, 130) +
      cup(480, 960, 0.9, "#23304f") +
      cup(1020, 960, 0.9, "#23304f"),
    steam: steam(380, 760, 180, 30) + steam(1120, 760, 180, 30),
    candles: [
      [560, 660],
      [940, 660],
    ],
  },
};

function woodenTable({ paint }: TableLook, random: Random): string {
  const grain = Array.from({ length: 26 }, (_, i) => {
    const y = 712 + i * i * 0.44;
    return `<path d="M-10,${round(y)} Q${round(300 + random() * 800)},${round(y + 30 * (random() - 0.5))} 1510,${round(y + 4 * (random() - 0.5))}" stroke="${mix(paint.wood, "#1a0a08", 0.55)}" stroke-width="${round(1 + i * 0.06)}" fill="none" opacity=".38"/>`;
  });
  const leaves = Array.from({ length: 11 }, (_, i) =>
    leaf(220 + i * 106, 806 + (i % 2) * 4, 0.6, (i % 2) * 180),
  );
  return `${linearGradient("table", [
    [0, paint.wood],
    [1, mix(paint.wood, "#1a0a0a", 0.55)],
  ])}<path d="M-10,690 H1510 V1010 H-10Z" fill="url(#table)"/>
    <path d="M-10,690 H1510 V700 H-10Z" fill="${mix(paint.wood, "#f0c080", 0.5)}"/>${grain.join("")}
    <path d="M170,760 L1330,760 L1470,1010 L30,1010Z" fill="${paint.cloth}"/><path d="M186,772 L1314,772 L1440,1000 L60,1000Z" fill="none" stroke="${mix(paint.cloth, "#f6d890", 0.7)}" stroke-width="6"/>
    <g fill="${mix(paint.cloth, "#f0b050", 0.6)}" opacity=".85">${leaves.join("")}</g>`;
}

function windowFrame([x, y, radius]: Setting["window"], look: TableLook, light: Light): string {
  const { wood } = look.paint;
  const isEvening = light.lamp > 0.7;
  return `<circle cx="${x}" cy="${y}" r="${radius + 22}" fill="none" stroke="${mix(look.paint.wall, light.mist, isEvening ? 0.2 : 0.5)}" stroke-width="22"/>
    <circle cx="${x}" cy="${y}" r="${radius + 6}" fill="none" stroke="${mix(wood, "#22100c", 0.2)}" stroke-width="26"/>
    <circle cx="${x}" cy="${y}" r="${radius + 19}" fill="none" stroke="${mix(wood, "#f0b878", 0.4)}" stroke-width="5"/>
    <path d="M${x},${y - radius} V${y + radius} M${x - radius},${y} H${x + radius}" stroke="${mix(wood, "#22100c", 0.2)}" stroke-width="10"/>`;
}

/** A laid table before a round window: kahwa, a wazwan, breakfast, or dinner by candlelight. */
export async function paintTableScene(canvas: Canvas, scene: SceneOf<"table">, seed: number): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed - 28);
  const { window, dishes, steam: threads, candles = [] } = settings[scene.spread];
  const [x, y, radius] = window;
  const { wall } = scene.paint;
  await paintView(
    canvas,
    scene.light === "dusk" || scene.light === "dawn" ? "lake" : "mountains",
    light,
    seed,
    540,
  );
  const hole = `M${x},${y - radius}A${radius},${radius} 0 1 1 ${x - 0.1},${y - radius}Z`;
  await canvas.draw(
    `${linearGradient("plaster", [
      [0, mix(wall, "#0c1018", 0.32)],
      [0.7, wall],
      [1, mix(wall, light.mist, 0.18)],
    ])}<path fill-rule="evenodd" d="M-5,-5H1505V700H-5Z ${hole}" fill="url(#plaster)"/>`,
  );
  paintGlow(canvas, {
    x,
    y: y - 40,
    radius: 760,
    colour: candles.length > 0 ? "#e8964a" : light.mist,
    alpha: 0.22,
    power: 1.6,
  });
  await canvas.draw(windowFrame(window, scene, light) + copper + woodenTable(scene, random) + dishes(random));
  for (const [cx, cy] of candles) {
    paintGlow(canvas, { x: cx, y: cy, radius: 420, colour: "#ffb45a", alpha: 0.5 });
    paintGlow(canvas, { x: cx, y: cy, radius: 90, colour: "#fff3c4", alpha: 0.6 });
  }
  await canvas.draw(threads);
}
