import { drawShore, paintAir, paintHills, paintLake, paintPeaks } from "../backdrop.ts";
import { birds } from "../draw/animals.ts";
import { foliage, type LeafCluster } from "../draw/foliage.ts";
import { lotus } from "../draw/landmarks.ts";
import { round } from "../draw/path.ts";
import { shikara } from "../draw/shikara.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { paintMist } from "../paint/ground.ts";
import { randomFrom, type Random } from "../paint/random.ts";
import { paintGlow } from "../paint/sky.ts";
import { drawAfloat } from "../paint/water.ts";
import type { Format, SceneOf } from "../scene.ts";
import { anchors, type Anchors } from "./lake.anchors.ts";
import { shikaraInks } from "./shikara-inks.ts";

function lotusBed(
  random: Random,
  light: Light,
  bed: Anchors["lotus"],
  lower: number,
  bothSides: boolean,
): string {
  const leaves = Array.from({ length: 44 }, () => {
    const t = random();
    const y = lower + 880 + t * 120 + random() * 22;
    return {
      x: bed.x + bed.width * ((1 - t * t) * 0.47 + t) * random(),
      y,
      size: 0.5 + ((y - lower - 860) / 120) * 0.9,
      kind: random(),
    };
  });
  if (bothSides) {
    for (let i = 0; i < 14; i++)
      leaves.push({
        x: random() * 330 - 30,
        y: lower + 930 + random() * 80,
        size: 1 + random() * 0.8,
        kind: random(),
      });
  }
  const { dark } = light.water;
  return leaves
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, size, kind }) =>
      lotus(
        x,
        y,
        size,
        kind < 0.5 ? [dark, "#1d5a58"] : [dark, "#2f7468"],
        kind > 0.8 ? ["#c75b6c", "#e88a8b", "#fbc4b0"] : undefined,
      ),
    )
    .join("");
}

function bough(random: Random, light: Light): string {
  const clusters = Array.from({ length: 26 }, (): LeafCluster => {
    const t = random();
    return {
      x: -40 + t * 520 + random() * 60,
      y: -30 + (1 - t) * 190 * random() + random() * 60,
      rx: 64 - t * 20,
      ry: 44 - t * 14,
      bias: -0.12 + 0.3 * t,
    };
  });
  const branch = '<path d="M-20,120 Q200,70 420,92 Q300,64 160,70 L-20,60Z" fill="#2a1a18"/>';
  return (
    branch +
    foliage(clusters, random, {
      tones: light.leaves,
      lightFrom: 1,
      leaf: 10.5,
      density: 46,
      top: -60,
      bottom: 260,
    })
  );
}

/** Dal or Nigeen: a shikara on still water, the range behind it. */
export async function paintLakeScene(
  canvas: Canvas,
  scene: SceneOf<"lake">,
  seed: number,
  format: Format,
): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed);
  const at = anchors[format];
  const { horizon, boat, farBoat } = at;
  await paintAir(canvas, light, seed, horizon, at.sun);
  paintPeaks(canvas, light, {
    seed: seed + 10,
    base: horizon - 8,
    peaks: at.far,
    floor: 60,
    haze: 0.85,
    clear: 0.25,
  });
  paintHills(canvas, light, {
    seed: seed + 23,
    base: horizon - 4,
    peaks: at.near,
    floor: 34,
    haze: 0.75,
    roughness: 0.5,
  });
  paintMist(canvas, horizon - 16, 26, light.mist, 0.7, 3);
  await drawShore(canvas, light, { seed: seed + 6, y: horizon, gap: at.gap, houseboats: at.moored });
  paintLake(canvas, light, horizon, seed + 12);
  if (light.sun)
    paintGlow(canvas, {
      x: at.sun[0],
      y: horizon + 36,
      radius: 330,
      colour: light.sun.glow,
      alpha: 0.35,
      flatten: 0.9,
    });

  const { dark } = light.water;
  if (scene.shikaras === 2) {
    const small = shikara(...farBoat, shikaraInks(light, true), { flip: -1 });
    await drawAfloat(canvas, small, {
      waterline: farBoat[1] + 4,
      alpha: 0.5,
      ripple: 5,
      fade: 60,
      tint: dark,
      tintAlpha: 0.4,
    });
  }
  await drawAfloat(canvas, shikara(...boat, shikaraInks(light)), {
    waterline: boat[1] + 16,
    alpha: 0.72,
    ripple: 11,
    fade: 200,
    tint: dark,
    tintAlpha: 0.42,
    seed: 8,
  });
  const [boatX, boatY] = boat;
  const wake = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${boatX - 370 - i * 24},${boatY + 20 + i * 9}q${60 + i * 8},-6 ${130 + i * 18},0" stroke="${light.water.glint}" stroke-opacity="${round(0.55 - i * 0.05)}" stroke-width="${round(2 - i * 0.1)}" fill="none"/>`,
  );
  const lotusLeaves = light.ground.snowy
    ? ""
    : lotusBed(random, light, at.lotus, canvas.height - 1000, format !== "wide");
  await canvas.draw(wake.join("") + lotusLeaves);
  if (scene.boughs && format === "standard") await canvas.draw(bough(random, light));
  await canvas.draw(birds(random, 8, ...at.birds, 90, light.shore.poplar));
}
