import { paintLampGlow } from "../backdrop.ts";
import { hedge } from "../draw/growth.ts";
import { leaf } from "../draw/leaf.ts";
import { linearGradient, round, scallops } from "../draw/path.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix, type Hex } from "../paint/colour.ts";
import { randomFrom } from "../paint/random.ts";
import type { SceneOf } from "../scene.ts";
import { paintView } from "../views.ts";

type Inks = {
  wood: Hex;
  dark: Hex;
  deep: Hex;
  lit: Hex;
  cushion: Hex;
  cushionLit: Hex;
  cloth: Hex;
  clothDark: Hex;
};

function terraceInks({ paint }: SceneOf<"terrace">, light: Light): Inks {
  const hour = (colour: Hex) => mix(colour, light.vignette, light.lamp > 0.7 ? 0.3 : 0.04);
  const wood = hour(paint.wood);
  return {
    wood,
    dark: mix(wood, "#180c10", 0.35),
    deep: mix(wood, "#140a0e", 0.6),
    lit: mix(wood, mix(light.mist, "#f6c890", 0.5), 0.45),
    cushion: hour(paint.cushion),
    cushionLit: mix(hour(paint.cushion), light.mist, 0.35),
    cloth: hour(paint.cloth),
    clothDark: mix(hour(paint.cloth), "#4a3024", 0.25),
  };
}

function railing(inks: Inks, seed: number): string {
  let fill = "";
  const style = seed % 3;
  for (let x = -10; x < 1510; x += 30) {
    if (style === 0)
      fill += `<path d="M${x},672 l15,38 l-15,38 m30,-76 l-15,38 l15,38" stroke="${inks.wood}" stroke-width="6" fill="none"/>`;
    else if (style === 1)
      fill += `<path d="M${x + 10},664 h10 q6,24 -1,42 q7,20 1,46 h-10 q-6,-26 1,-46 q-7,-18 -1,-42Z" fill="${inks.wood}"/><path d="M${x + 10},664 h4 q4,24 -1,42 q5,20 1,46 h-4 q-6,-26 1,-46 q-7,-18 -1,-42Z" fill="${inks.lit}"/>`;
    else
      fill += `<rect x="${x + 9}" y="664" width="12" height="88" fill="${inks.wood}"/><rect x="${x + 9}" y="664" width="4" height="88" fill="${inks.lit}"/>`;
  }
  return `${fill}<rect x="-10" y="644" width="1520" height="22" fill="${inks.wood}"/><rect x="-10" y="644" width="1520" height="7" fill="${inks.lit}"/>
    <rect x="-10" y="750" width="1520" height="16" fill="${inks.dark}"/><rect x="-10" y="750" width="1520" height="5" fill="${inks.lit}"/>`;
}

function posts(inks: Inks): string {
  const post = (x: number) =>
    `<rect x="${x - 22}" y="60" width="44" height="720" fill="${inks.dark}"/><rect x="${x - 22}" y="60" width="14" height="720" fill="${inks.lit}"/>
    <path d="M${x - 34},150 h68 l-12,26 h-44Z M${x - 32},620 h64 l-8,24 h-48Z M${x - 34},760 h68 v26 h-68Z" fill="${inks.wood}"/><g fill="${inks.deep}">${leaf(x, 410, 0.5)}</g>`;
  const bracket = (x: number, d: 1 | -1) =>
    `<path d="M${x},150 Q${x + d * 110},130 ${x + d * 150},72 L${x},72Z" fill="${inks.wood}"/><path d="M${x},150 Q${x + d * 110},130 ${x + d * 150},72 L${x + d * 136},72 Q${x + d * 96},118 ${x},134Z" fill="${inks.lit}"/>`;
  return `${bracket(98, 1)}${bracket(1402, -1)}${post(76)}${post(1424)}
    <rect x="-10" y="-10" width="1520" height="78" fill="${inks.dark}"/><rect x="-10" y="60" width="1520" height="12" fill="${inks.lit}"/>
    <path d="${scallops(-10, 1510, 72, 11, 50)}" fill="${inks.wood}"/>`;
}

function armchair(x: number, flip: 1 | -1, inks: Inks): string {
  return `<g transform="translate(${x} 912) scale(${flip * 1.2} 1.2)">
    <ellipse cx="0" cy="6" rx="130" ry="14" fill="${inks.deep}" opacity=".5"/>
    <path d="M-96,0 L-104,-210 L-84,-214 L-70,0Z M76,0 L70,-96 L88,-96 L98,0Z" fill="${inks.dark}"/>
    <path d="M-104,-210 Q-100,-232 -78,-226 L-50,-70 L-86,-66Z" fill="${inks.wood}"/>
    <path d="M-92,-204 Q-84,-220 -70,-212 L-40,-84 L-74,-76Z" fill="${inks.cushion}"/><path d="M-92,-204 Q-84,-220 -78,-214 L-54,-80 L-74,-76Z" fill="${inks.cushionLit}"/>
    <path d="M-80,-84 L84,-92 L92,-58 L-76,-52Z" fill="${inks.cushion}"/><path d="M-80,-84 L84,-92 L86,-82 L-78,-74Z" fill="${inks.cushionLit}"/>
    <path d="M-78,-56 L96,-62 L96,-46 L-78,-40Z" fill="${inks.wood}"/><path d="M-88,-128 L90,-124 L92,-110 L-86,-114Z" fill="${inks.lit}"/>
    <path d="M72,-124 h16 v66 h-16Z" fill="${inks.dark}"/></g>`;
}

function teaTable(inks: Inks): string {
  return `<ellipse cx="750" cy="938" rx="180" ry="16" fill="${inks.deep}" opacity=".5"/>
    <path d="M672,790 L640,934 L658,934 L694,790Z M828,790 L860,934 L842,934 L806,790Z" fill="${inks.dark}"/>
    <path d="M584,790 Q590,868 630,872 L690,838 L750,880 L810,838 L870,872 Q910,868 916,790Z" fill="${inks.cloth}"/>
    <path d="M584,790 Q590,868 630,872 L690,838 L700,800Z" fill="${inks.clothDark}"/>
    <ellipse cx="750" cy="790" rx="168" ry="27" fill="${inks.cloth}"/><ellipse cx="750" cy="787" rx="150" ry="20" fill="${mix(inks.cloth, "#fff6e0", 0.4)}"/>
    <g transform="translate(700 786) scale(.9)"><path d="M-34,0 L34,0 L28,-10 L-28,-10Z M-24,-10 Q-62,-66 -28,-112 L28,-112 Q62,-66 24,-10Z M-18,-112 L-14,-138 L14,-138 L18,-112Z M-9,-138 L0,-160 L9,-138Z" fill="#9a5028"/>
      <path d="M-24,-10 Q-62,-66 -28,-112 L-12,-112 Q-36,-66 -8,-10Z" fill="#f0ae6c"/>
      <path d="M42,-78 Q80,-72 72,-108 L64,-108 Q66,-88 44,-92Z" fill="#c87a40"/></g>
    <g fill="#fff5e2"><path d="M782,764 q3,26 20,26 q17,0 20,-26Z M846,770 q3,22 17,22 q14,0 17,-22Z"/></g>
    <g fill="#d98a24"><ellipse cx="802" cy="764" rx="18" ry="4"/><ellipse cx="863" cy="770" rx="15" ry="3.4"/></g>`;
}

/** Two chairs and tea on a balcony or a houseboat's bow, with the whole view in front of them. */
export async function paintTerraceScene(
  canvas: Canvas,
  scene: SceneOf<"terrace">,
  seed: number,
): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed);
  const inks = terraceInks(scene, light);
  await paintView(canvas, scene.view, light, seed, 540);
  const boards = Array.from(
    { length: 27 },
    (_, i) => `M${750 + (i - 13) * 92},766 L${750 + (i - 13) * 176},1010`,
  );
  const floor = `${linearGradient("boards", [
    [0, inks.wood],
    [1, inks.deep],
  ])}<rect x="-10" y="764" width="1520" height="246" fill="url(#boards)"/>
    <path d="${boards.join("")}" stroke="${inks.deep}" stroke-width="2.4" opacity=".7"/>`;
  const snow = light.ground.snowy
    ? `<path d="M-10,646 Q60,628 160,640 Q300,626 420,640 Q560,628 700,640 Q860,626 1000,640 Q1180,628 1300,640 Q1420,630 1510,642 V652 H-10Z" fill="${light.ground.crest}"/>`
    : "";
  const leaves = light.ground.snowy
    ? ([light.ground.foot, light.ground.crest] as const)
    : ([mix(light.tree.dark, "#1c3a2c", 0.3), light.tree.lit] as const);
  const pots = [190, 1310].map((x) => {
    const blooms = Array.from(
      { length: 16 },
      () =>
        `<circle cx="${round(x + (random() - 0.5) * 120)}" cy="${round(716 + (random() - 0.5) * 70)}" r="${round(5 + random() * 5)}" fill="${light.flowers[Math.floor(random() * light.flowers.length)]}"/>`,
    );
    return `${hedge(random, x, 726, 74, 50, leaves)}${blooms.join("")}
      <path d="M${x - 52},768 L${x + 52},768 L${x + 38},860 L${x - 38},860Z" fill="#b5623c"/><path d="M${x - 52},768 L${x - 18},768 L${x - 14},860 L${x - 38},860Z" fill="#d98a5c"/><rect x="${x - 58}" y="758" width="116" height="18" fill="#c8744a"/>`;
  });
  const lantern = `<path d="M750,66 V120" stroke="${inks.deep}" stroke-width="4"/><path d="M722,120 H778 L788,136 L776,196 L724,196 L712,136Z" fill="${light.lamp > 0.4 ? "#ffdf9a" : "#efe0b8"}"/>
    <path d="M716,122 h68 l-34,-20Z M722,196 h56 l-8,14 h-40Z M747,120h6v78h-6Z" fill="${inks.deep}"/>`;
  await canvas.draw(
    railing(inks, seed) +
      snow +
      floor +
      posts(inks) +
      pots.join("") +
      lantern +
      armchair(470, 1, inks) +
      armchair(1030, -1, inks) +
      teaTable(inks),
  );
  paintLampGlow(
    canvas,
    light,
    [
      [750, 160, 300],
      [750, 820, 420],
    ],
    0.5,
  );
}
