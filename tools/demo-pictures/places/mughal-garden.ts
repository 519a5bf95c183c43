import { glassInk, paintAir, paintLampGlow, paintPeaks } from "../backdrop.ts";
import { chinar, type LeafTones } from "../draw/foliage.ts";
import { pavilion } from "../draw/landmarks.ts";
import { blob } from "../draw/path.ts";
import { standing } from "../draw/people.ts";
import { lightNamed } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { paintMist } from "../paint/ground.ts";
import { pick, randomFrom } from "../paint/random.ts";
import { paintGlow } from "../paint/sky.ts";
import type { SceneOf } from "../scene.ts";
import { across, channel, depthAt, flowerBeds, fountains, lawns, reflections } from "./garden-terraces.ts";

/** A terraced Mughal garden: pavilion, channel, fountains, and ranks of chinars. */
export async function paintGardenScene(
  canvas: Canvas,
  scene: SceneOf<"garden">,
  seed: number,
): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed - 28);
  const tones = light.leaves;
  const shaded: LeafTones = [
    mix(tones[0], "#200a10", 0.25),
    tones[0],
    mix(tones[1], tones[2], 0.5),
    tones[2],
    tones[3],
  ];
  const distant: LeafTones = [
    mix(tones[1], light.mist, 0.4),
    mix(tones[2], light.mist, 0.4),
    mix(tones[2], light.mist, 0.5),
    mix(tones[3], light.mist, 0.5),
    mix(tones[4], light.mist, 0.6),
  ];
  await paintAir(canvas, light, seed - 34, 500);
  paintPeaks(canvas, light, {
    seed: seed - 25,
    base: 560,
    floor: 120,
    peaks: [
      [380, 330, 520, 1.1],
      [880, 270, 440, 1.1],
      [1250, 360, 480, 1.1],
    ],
    haze: 0.8,
    clear: 0.12,
    roughness: 0.5,
  });
  paintMist(canvas, 540, 40, light.mist, 0.7, 3);
  let back = "";
  for (let x = -10; x < 1560; x += 52) {
    const at = x + random() * 20;
    if (Math.abs(at - 750) > 120)
      back += chinar(at, 596, 84 + random() * 50, random, {
        tones: distant,
        trunk: ["#8a5f45", "#b48860"],
        leaf: 0.026,
      });
  }
  const stone = {
    base: "#c9b189",
    baseLit: "#f3e0b4",
    wall: "#b99c74",
    wallLit: "#efd8a6",
    void: "#6d4a3a",
    eave: "#6a3c28",
    roof: "#4a3a34",
    roofLit: "#8a6a4c",
  };
  await canvas.draw(
    back +
      pavilion(750, 604, 0.92, { ...stone, glow: light.lamp > 0.4 ? glassInk(light, true)[0] : "#7fb0a6" }),
  );
  paintMist(canvas, 600, 18, light.mist, 0.45, 8);
  await canvas.draw(lawns(light) + channel(light) + reflections(random, tones) + flowerBeds(random, light));
  const shadows = (
    [
      [180, 980, 260, 34],
      [265, 816, 165, 16],
      [325, 706, 95, 8],
      [1310, 712, 100, 8],
      [1280, 820, 160, 16],
      [1390, 985, 210, 30],
    ] as const
  ).map(
    ([x, y, rx, ry]) =>
      `<path d="${blob(x, y, rx, ry, random, 14, 0.16)}" fill="${light.ground.shadow}" opacity=".42"/>`,
  );
  const ranks = (
    [
      [-800, 676, 190, tones],
      [800, 676, 190, shaded],
      [-950, 706, 250, shaded],
      [950, 706, 250, tones],
    ] as const
  ).map(([offset, y, tall, leaves]) => chinar(across(offset, y), y, tall, random, { tones: leaves }));
  const pair = (
    [
      [250, tones],
      [1255, shaded],
    ] as const
  ).map(([x, leaves]) => chinar(x, 812, 430, random, { tones: leaves, trunk: ["#3e261e", "#a87b58"] }));
  await canvas.draw(shadows.join("") + ranks.join("") + pair.join("") + fountains());
  const frame = (
    [
      [30, tones],
      [1480, shaded],
    ] as const
  ).map(([x, leaves]) =>
    chinar(x, 985, 880, random, { tones: leaves, trunk: ["#2a1815", "#7d5440"], leaf: 0.0105 }),
  );
  await canvas.draw(frame.join(""));
  const fallen = Array.from({ length: 260 }, (_, i) => {
    const y = 760 + 240 * random() ** 0.8;
    const q = depthAt(y);
    const x = across((i % 2 ? 1 : -1) * (270 + 700 * random()), y);
    return `<path d="${blob(x, y, 6 * q, 2.6 * q, random, 5, 0.5)}" fill="${pick(random, [tones[1], tones[2], tones[3], tones[4]])}"/>`;
  });
  const visitors =
    standing(across(-330, 800), 800, 0.82, { coat: "#2f5a63", lit: "#4d8289", cap: "#2a2321" }) +
    standing(across(-300, 806), 806, 0.78, { coat: "#b8862f", lit: "#e6b54a", cap: "#7d2a22" }, -1);
  await canvas.draw(fallen.join("") + visitors);
  paintGlow(canvas, { x: 420, y: 180, radius: 900, colour: light.mist, alpha: 0.26, power: 1.8 });
  paintLampGlow(canvas, light, [[750, 560, 220]]);
}
