import type { LeafTones } from "../draw/foliage.ts";
import { linearGradient, polygon, round, sharedGradient } from "../draw/path.ts";
import type { Light } from "../lights.ts";
import { mix, type Hex } from "../paint/colour.ts";
import { lerp, pick, type Random } from "../paint/random.ts";

/** Terraces as rows between two heights, in one-point perspective towards this point. */
const vanishing = { x: 750, y: 560 };
const terraces = [
  [604, 636],
  [648, 724],
  [748, 1000],
] as const;
/** 0 at the vanishing point, 1 at the lower edge. */
export const depthAt = (y: number) => (y - vanishing.y) / (1000 - vanishing.y);
export const across = (offset: number, y: number) => vanishing.x + offset * depthAt(y);

function strip(from: number, to: number, top: number, bottom: number, fill: string, opacity = 1): string {
  const corners = [
    [across(from, top), top],
    [across(to, top), top],
    [across(to, bottom), bottom],
    [across(from, bottom), bottom],
  ] as const;
  return `<path d="${polygon(corners)}" fill="${fill}" opacity="${opacity}"/>`;
}

function retainingWall(y: number, height: number): string {
  let joints = "";
  for (let x = 0; x < 1500; x += height * 1.5)
    joints += `M${x},${y + height * 0.35}h${height * 1.5}M${x + height * 0.7},${y + height * 0.35}v${height * 0.65}`;
  return `<rect x="0" y="${y}" width="1500" height="${height}" fill="#8d6f52"/>
    <rect x="0" y="${y - 2}" width="1500" height="${Math.max(2.5, height * 0.18)}" fill="#f0dcae"/>
    <path d="${joints}" stroke="#6f5440" stroke-width="1" opacity=".6"/>`;
}

/** Three lawns and the two walls between them. */
export function lawns(light: Light): string {
  const { crest, foot, shadow } = light.ground;
  const shades: readonly (readonly [Hex, Hex])[] = [
    [crest, mix(crest, foot, 0.3)],
    [mix(crest, foot, 0.2), foot],
    [mix(crest, foot, 0.4), mix(foot, shadow, 0.6)],
  ];
  const rows = terraces.map(([top, bottom], i) => {
    const [a, b] = shades[i]!;
    return `${linearGradient(`lawn-${i}`, [
      [0, a],
      [1, b],
    ])}<rect x="0" y="${top}" width="1500" height="${bottom - top}" fill="url(#lawn-${i})"/>`;
  });
  return rows.join("") + retainingWall(636, 12) + retainingWall(724, 24);
}

/** Paths, hedges, the water and its two falls. */
export function channel(light: Light): string {
  const water = sharedGradient(
    "channel",
    [
      [0, light.water.tint[0]],
      [0.4, mix(light.water.tint[0], light.water.tint[1], 0.5)],
      [1, light.water.tint[1]],
    ],
    600,
    1000,
  );
  const hedge = mix(light.ground.shadow, "#2f5a34", 0.5);
  const rows = terraces.map(([top, bottom]) => {
    const sides = [-1, 1].map(
      (side) =>
        strip(side * 250, side * 400, top, bottom, side < 0 ? "#e2c691" : "#d7b781") +
        strip(side * 400, side * 412, top, bottom, "#8a6d50") +
        strip(side * 412, side * 520, top, bottom, hedge),
    );
    return `${sides.join("")}${strip(-250, -226, top, bottom, "#f5e3b6")}${strip(226, 250, top, bottom, "#d9c08f")}${strip(-226, 226, top, bottom, "url(#channel)")}${strip(-226, -200, top, bottom, light.water.dark, 0.45)}`;
  });
  const falls = (
    [
      [636, 12],
      [724, 24],
    ] as const
  ).map(([y, drop]) => {
    const [left, right] = [across(-226, y), across(226, y)];
    const threads = Array.from({ length: 16 }, (_, i) => {
      const x = lerp(left, right, (i + 0.5) / 16);
      return `M${round(x)},${y}l${round((x - 750) * 0.03)},${drop}`;
    });
    return `<path d="${polygon([
      [left, y],
      [right, y],
      [right + drop * 0.4, y + drop],
      [left - drop * 0.4, y + drop],
    ])}" fill="#dff0ea"/>
      <path d="${threads.join("")}" stroke="#8fc0bd" stroke-width="${round(drop * 0.09)}"/>
      <ellipse cx="750" cy="${y + drop + 1}" rx="${round(right - 750 + drop * 0.6)}" ry="${round(drop * 0.16)}" fill="#fffdf2"/>`;
  });
  return water + rows.join("") + falls.join("");
}

/** Broken colours of the trees in the channel. */
export function reflections(random: Random, tones: LeafTones): string {
  const colours = [tones[2], tones[3], tones[1]] as const;
  return Array.from({ length: 26 }, (_, i) => {
    const y = 760 + (i / 26) ** 1.5 * 236;
    const q = depthAt(y);
    const leaves = [-1, 1].map(
      (side) =>
        `<ellipse cx="${round(750 + side * (130 + random() * 80) * q)}" cy="${round(y)}" rx="${round((20 + random() * 46) * q)}" ry="${round(2.4 * q + 0.6)}" fill="${pick(random, colours)}" opacity=".6"/>`,
    );
    return `${leaves.join("")}<ellipse cx="${round(750 + (random() - 0.5) * 150 * q)}" cy="${round(y + 4)}" rx="${round((10 + random() * 30) * q)}" ry="${round(1.4 * q)}" fill="#fff3cf" opacity=".7"/>`;
  }).join("");
}

/** Flowers along both hedges, larger towards the viewer. */
export function flowerBeds(random: Random, light: Light): string {
  const heads: string[] = [];
  for (const [top, bottom] of [
    [652, 722],
    [752, 1000],
  ] as const) {
    for (let i = 0; i < 840; i++) {
      const y = lerp(top, bottom, random() ** 1.1);
      const q = depthAt(y);
      const x = across((i % 2 ? 1 : -1) * (418 + random() * 96), y);
      heads.push(
        `<circle cx="${round(x)}" cy="${round(y - 3 * q)}" r="${round(4.6 * q * (0.6 + 0.7 * random()))}" fill="${pick(random, light.flowers)}"/>`,
      );
    }
  }
  return heads.join("");
}

/** Seven jets down the middle of the channel. */
export function fountains(): string {
  const jets = [
    [626, 16],
    [662, 24],
    [690, 30],
    [716, 36],
    [790, 66],
    [850, 96],
    [935, 140],
  ] as const;
  return jets
    .map(([y, tall]) => {
      const q = depthAt(y);
      const arcs = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
        const spread = i * tall * 0.055;
        return `<path d="M750,${y}Q${round(750 + spread * 0.6)},${round(y - tall * 1.9 + Math.abs(i) * tall * 0.14)} ${round(750 + spread * 2)},${round(y - tall * 0.1)}" stroke="#fffdf4" stroke-width="${round(0.7 + 2.6 * q)}" fill="none" opacity="${round(0.85 - Math.abs(i) * 0.12)}"/>`;
      });
      return `${arcs.join("")}<ellipse cx="750" cy="${y}" rx="${round(tall * 0.5)}" ry="${round(tall * 0.075)}" fill="#fffdf4" opacity=".85"/>
        <ellipse cx="750" cy="${y}" rx="${round(tall * 0.8)}" ry="${round(tall * 0.13)}" fill="none" stroke="#fff7df" stroke-width="${round(0.6 + 1.4 * q)}" opacity=".7"/>`;
    })
    .join("");
}
