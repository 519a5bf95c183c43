import { paintLake, paintLampGlow } from "../backdrop.ts";
import { hedge, snowfall } from "../draw/growth.ts";
import { linearGradient, round } from "../draw/path.ts";
import { shikara } from "../draw/shikara.ts";
import { drawAfloat } from "../paint/water.ts";
import { shikaraInks } from "../places/shikara-inks.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { lerp, pick, randomFrom, type Random } from "../paint/random.ts";
import type { SceneOf } from "../scene.ts";
import { paintView } from "../views.ts";
import { building, buildingHalfWidth } from "./building.ts";
import { stream } from "./foreground-stream.ts";
import { framingTrees } from "./framing-trees.ts";

type HotelScene = SceneOf<"hotel">;

function drive(light: Light, random: Random, halfDoor: number): string {
  const snowy = light.ground.snowy;
  const stone = snowy ? mix(light.ground.crest, light.ground.foot, 0.35) : mix("#d9b98c", light.mist, 0.2);
  const [left, right] = [750 - halfDoor, 750 + halfDoor];
  const lines = Array.from({ length: 40 }, () => {
    const t = random();
    const spread = lerp(halfDoor, 360, t);
    return `M${round(750 + (random() - 0.5) * 2 * spread)},${round(826 + t * 176)}q${round(20 + 30 * t)},${round(4 * t)} ${round(40 + 50 * t)},0`;
  });
  return `<path d="M${left},812 L${right},812 Q1010,900 1130,1010 L370,1010 Q490,900 ${left},812Z" fill="${stone}"/>
    <path d="M750,812 L${right},812 Q1010,900 1130,1010 L820,1010Z" fill="${mix(stone, "#6a4a34", 0.16)}"/>
    <path d="${lines.join("")}" stroke="${mix(stone, "#5a3a24", 0.35)}" stroke-width="1.6" fill="none" opacity=".6"/>`;
}

const lampPosts = [
  [500, 880, 1],
  [1000, 880, 1],
  [412, 970, 1.5],
  [1088, 970, 1.5],
] as const;

function garden(light: Light, random: Random): string {
  const leaf = light.ground.snowy
    ? ([mix(light.ground.foot, light.ground.crest, 0.4), light.ground.crest] as const)
    : ([mix(light.tree.dark, light.ground.shadow, 0.4), light.tree.lit] as const);
  const hedges = (
    [
      [400, 806, 60, 26],
      [500, 812, 54, 22],
      [300, 810, 66, 30],
      [1000, 812, 56, 22],
      [1100, 806, 62, 26],
      [1200, 810, 66, 30],
    ] as const
  ).map(([x, y, w, h]) => hedge(random, x, y, w, h, leaf));
  const blooms = Array.from({ length: light.ground.snowy ? 0 : 150 }, (_, i) => {
    const t = random();
    const x = i % 2 ? lerp(560, 350, t) - random() * 60 : lerp(940, 1150, t) + random() * 60;
    return `<circle cx="${round(x)}" cy="${round(824 + t * 170 + random() * 10)}" r="${round(2.5 + 4 * t)}" fill="${pick(random, light.flowers)}"/>`;
  });
  const lamps = lampPosts.map(
    ([x, y, size]) => `<g transform="translate(${x} ${y}) scale(${size})">
      <rect x="-2.5" y="-70" width="5" height="70" fill="#2a2024"/>
      <path d="M-9,-70 L9,-70 L12,-90 L-12,-90Z" fill="${light.lamp > 0.4 ? "#ffe9ae" : "#e9e2cc"}"/>
      <path d="M-14,-90 L14,-90 L0,-102Z" fill="#2a2024"/></g>`,
  );
  return hedges.join("") + blooms.join("") + lamps.join("");
}

function lawn(light: Light): string {
  return `${linearGradient("front-lawn", [
    [0, light.ground.crest],
    [1, mix(light.ground.foot, light.ground.shadow, 0.35)],
  ])}
    <path d="M-10,792 Q400,774 750,786 Q1100,774 1510,792 L1510,1010 L-10,1010Z" fill="url(#front-lawn)"/>`;
}

/** A hotel, guest house or row of cottages, seen from its drive, or across the water when it stands on the lake. */
export async function paintHotelScene(canvas: Canvas, scene: HotelScene, seed: number): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed - 28);
  const onLake = scene.view === "lake";
  const horizon = scene.view === "rooftops" ? 560 : 730;
  await paintView(canvas, onLake ? "mountains" : scene.view, light, seed, horizon);
  await canvas.draw(lawn(light));
  const half = buildingHalfWidth(scene);
  const small = scene.storeys === 1 && scene.bays === 1;
  const size = small ? 1.15 : Math.min(540 / half, { 1: 1.5, 2: 1.2, 3: 1 }[scene.storeys]);
  const houses = small
    ? building(230, 790, 0.72, scene, light) + building(1290, 794, 0.78, scene, light)
    : "";
  const framing = small ? "" : framingTrees(scene.trees, light, random);
  const sideTrees = scene.view === "river" ? `<g transform="translate(0 -52)">${framing}</g>` : framing;
  const house = building(750, 806, size, scene, light);
  if (onLake) {
    await canvas.draw(
      sideTrees +
        house +
        `<rect x="-10" y="806" width="1520" height="26" fill="${mix(scene.paint.base, light.mist, 0.3)}"/>`,
    );
    paintLake(canvas, light, 832, seed + 3);
    const boat = shikara(1120, 934, 0.95, shikaraInks(light), { flip: -1 });
    await drawAfloat(canvas, boat, {
      waterline: 944,
      alpha: 0.65,
      ripple: 8,
      fade: 90,
      tint: light.water.dark,
      tintAlpha: 0.4,
    });
  } else {
    await canvas.draw(
      houses +
        house +
        drive(light, random, 170 * size * 0.9) +
        garden(light, random) +
        (scene.view === "river" ? stream(light, random) : "") +
        sideTrees,
    );
  }
  const floors = Array.from({ length: scene.storeys }, (_, i) => 806 - (60 + i * 108) * size);
  paintLampGlow(
    canvas,
    light,
    floors.flatMap(
      (y) =>
        [
          [750, y, 190],
          [750 - half * size * 0.66, y, 150],
          [750 + half * size * 0.66, y, 150],
        ] as const,
    ),
    0.32,
  );
  paintLampGlow(canvas, light, [[750, 850, 300]], 0.3);
  if (!onLake && scene.view !== "river")
    paintLampGlow(
      canvas,
      light,
      lampPosts.map(([x, y, q]) => [x, y - 80 * q, 70 * q] as const),
      0.6,
    );
  if (light.ground.snowy) await canvas.draw(snowfall(random, 200, 1500, 1000));
}
