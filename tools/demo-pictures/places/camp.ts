import { paintAir, paintHills, paintPeaks } from "../backdrop.ts";
import { tent } from "../draw/landmarks.ts";
import { round, slope } from "../draw/path.ts";
import { seated } from "../draw/people.ts";
import { forest } from "../draw/trees.ts";
import { lightNamed } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { paintMist, paintTurf } from "../paint/ground.ts";
import { noiseFrom } from "../paint/noise.ts";
import { pick, randomFrom, type Random } from "../paint/random.ts";
import { paintGlow, paintMilkyWay } from "../paint/sky.ts";
import type { SceneOf } from "../scene.ts";

const fire = { x: 720, y: 872 };

function flame(width: number, height: number, colour: string, lean = 0): string {
  const { x, y } = fire;
  return `<path d="M${x - width},${y} C${x - width * 1.25},${round(y - height * 0.4)} ${x - width * 0.3},${round(y - height * 0.45)} ${x - width * 0.25 + lean},${round(y - height * 0.78)} C${x + width * 0.1},${round(y - height * 0.62)} ${x - width * 0.02},${round(y - height * 0.86)} ${x + width * 0.1 + lean},${y - height} C${x + width * 0.5},${round(y - height * 0.7)} ${x + width * 0.32},${round(y - height * 0.55)} ${x + width * 0.62},${round(y - height * 0.62)} C${x + width * 0.7},${round(y - height * 0.4)} ${x + width * 1.2},${round(y - height * 0.34)} ${x + width},${y}Z" fill="${colour}"/>`;
}

function bonfire(random: Random): string {
  const { x, y } = fire;
  const logs = `<g stroke-linecap="round">
    <path d="M${x - 84},${y + 12}L${x + 70},${y - 10}M${x + 84},${y + 12}L${x - 70},${y - 10}M${x - 60},${y + 18}L${x + 60},${y + 16}" stroke="#1c0f14" stroke-width="17"/>
    <path d="M${x - 80},${y + 6}L${x + 60},${y - 13}M${x + 80},${y + 6}L${x - 60},${y - 13}" stroke="#e0702e" stroke-width="4"/></g>`;
  const sparks = Array.from({ length: 90 }, () => {
    const t = random();
    const cx = x + (random() - 0.5) * (60 + 220 * t) + 40 * Math.sin(t * 6);
    return `<circle cx="${round(cx)}" cy="${round(y - 130 - t * 420)}" r="${round(0.9 + 2.2 * (1 - t) * random())}" fill="${pick(random, ["#ffd98a", "#ff9d4a", "#ffefc0"])}" opacity="${round(0.95 - t * 0.7)}"/>`;
  });
  const stones = Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI * i) / 11;
    const [cx, cy] = [x + Math.cos(angle) * 112, y + 14 + Math.sin(angle) * 22];
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="14" ry="9" fill="#2a2a38"/>
      <path d="M${round(cx - 12)},${round(cy - 3)}q12,-9 24,0" stroke="#f09a4a" stroke-width="2" fill="none" opacity=".8"/>`;
  });
  const flames =
    flame(62, 190, "#c93a1f") +
    flame(48, 150, "#f0752a", 4) +
    flame(34, 108, "#fbb443", -2) +
    flame(20, 64, "#fff0b8", 2);
  return flames + logs + stones.join("") + sparks.join("");
}

function circleOfFriends(): string {
  const [coat, rim, side] = ["#0f1428", "#f79a4c", "#c96a3a"];
  const samovar = `<g transform="translate(1080 952) scale(1.1)">
    <path d="M-20,0 L20,0 L16,-8 L-16,-8Z M-14,-8 Q-30,-40 -16,-62 L16,-62 Q30,-40 14,-8Z M-10,-62 L-8,-78 L8,-78 L10,-62Z M-5,-78 L0,-90 L5,-78Z M22,-44 Q46,-40 42,-58 L38,-58 Q38,-48 24,-52Z" fill="#8a4a26"/>
    <path d="M-14,-8 Q-30,-40 -16,-62 L-8,-62 Q-18,-38 -6,-8Z" fill="#f7b25a"/></g>`;
  return (
    seated(530, 908, 1.35, coat, rim) +
    seated(450, 948, 1.6, coat, rim) +
    seated(905, 906, 1.35, coat, rim, -1) +
    seated(985, 946, 1.6, coat, rim, -1) +
    seated(610, 980, 1.75, coat, side) +
    seated(840, 986, 1.8, coat, side, -1) +
    samovar
  );
}

/** Point on a sagging rope between two ends. */
function onRope(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  t: number,
): readonly [number, number] {
  return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 66 * Math.sin(Math.PI * t)];
}

/** A camp at night: tents, string lights, a fire and people round it. */
export async function paintCampScene(canvas: Canvas, scene: SceneOf<"camp">, seed: number): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed - 28);
  const noise = noiseFrom(seed - 47);
  const { width, height } = canvas;
  const { tree, ground } = light;
  await paintAir(canvas, light, seed, 660);
  paintMilkyWay(canvas, seed - 89, [380, 640], [1240, -60]);
  paintPeaks(canvas, light, {
    seed: seed + 35,
    base: 680,
    floor: 120,
    peaks: [
      [340, 350, 520, 1.1],
      [860, 250, 420],
      [1220, 400, 540, 1.1],
      [30, 200, 300],
    ],
    haze: 0.7,
    clear: 0,
  });
  paintMist(canvas, 640, 40, light.mist, 0.5, 3);
  paintHills(canvas, light, {
    seed: seed + 45,
    base: 720,
    floor: 30,
    peaks: [
      [40, 210, 520, 1.3],
      [1470, 230, 520, 1.3],
      [700, 50, 300],
    ],
    haze: 0.5,
  });
  const edge = (x: number) => 736 + 12 * Math.sin(x / 210) + 6 * noise.fractal(x / 90, 1, 2);
  await canvas.draw(
    forest({
      seed: 33,
      from: -20,
      to: 1520,
      ground: (x) => edge(x) + 8,
      count: 120,
      heights: [40, 130],
      colour: tree.dark,
      noise,
      depth: 12,
    }) + slope("ground", edge, width, height, ground.crest, ground.foot),
  );
  paintTurf(canvas, { ground: edge, seed: 9, tones: ground.turf, grain: 160, alpha: 0.7 });
  paintGlow(canvas, {
    x: fire.x,
    y: fire.y + 6,
    radius: 560,
    colour: "#f08a3c",
    alpha: 0.72,
    power: 2.1,
    flatten: 2.6,
  });
  paintGlow(canvas, { x: fire.x, y: fire.y, radius: 270, colour: "#ffd07a", alpha: 0.75, flatten: 2.5 });
  for (const x of [290, 1170])
    paintGlow(canvas, { x, y: 800, radius: 235, colour: "#f2a14c", alpha: 0.45, flatten: 1.3 });
  const near = { shade: "#d9742f", canvas: "#f6b552", dark: "#3a1c1e", ridge: "#f7dca0" };
  const far = { shade: "#b9552c", canvas: "#ee9a45", dark: "#2f1a22", ridge: "#e9c48a" };
  await canvas.draw(
    tent(60, 794, 0.72, far, true) +
      tent(300, 838, 1.3, near, true) +
      tent(1420, 792, 0.72, far, true) +
      tent(1180, 836, 1.26, near, true),
  );
  const ropes = [
    [
      [300, 672],
      [740, 690],
    ],
    [
      [740, 690],
      [1180, 678],
    ],
  ] as const;
  const bulbs = ropes.flatMap(([from, to]) =>
    Array.from({ length: 10 }, (_, i) => onRope(from, to, (i + 0.5) / 10)),
  );
  const strings = ropes.map(
    ([[x0, y0], [x1, y1]]) =>
      `<path d="M${x0},${y0} Q${(x0 + x1) / 2},${(y0 + y1) / 2 + 118} ${x1},${y1}" stroke="#0b1428" stroke-width="2" fill="none"/>`,
  );
  const lamps = bulbs.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="4.2" fill="#ffe6ad"/>`);
  await canvas.draw(
    `${strings.join("")}<path d="M737,690 L742,690 L744,800 L735,800Z" fill="#0b1428"/>${lamps.join("")}`,
  );
  for (const [x, y] of bulbs) paintGlow(canvas, { x, y, radius: 26, colour: "#ffd78a", alpha: 0.55 });
  await canvas.draw(bonfire(random) + circleOfFriends());
  const frame = {
    ground: () => 1000,
    count: 3,
    heights: [520, 810] as const,
    colour: "#050c1e",
    width: 0.19,
  };
  await canvas.draw(
    forest({ ...frame, seed: 61, from: -60, to: 130 }) + forest({ ...frame, seed: 65, from: 1390, to: 1560 }),
  );
}
