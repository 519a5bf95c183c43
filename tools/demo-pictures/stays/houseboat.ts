import {
  drawShore,
  paintAir,
  paintHills,
  paintLake,
  paintLampGlow,
  paintPeaks,
  type Spot,
} from "../backdrop.ts";
import { houseboat, type HouseboatInks } from "../draw/houseboat.ts";
import { lotus } from "../draw/landmarks.ts";
import { shikara } from "../draw/shikara.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix, type Hex } from "../paint/colour.ts";
import { randomFrom } from "../paint/random.ts";
import type { Peak } from "../paint/relief.ts";
import { paintGlow } from "../paint/sky.ts";
import { drawAfloat } from "../paint/water.ts";
import { shikaraInks } from "../places/shikara-inks.ts";
import type { Format, SceneOf } from "../scene.ts";

type Anchors = {
  horizon: number;
  sky: Spot;
  boat: readonly [x: number, y: number, size: number];
  shikara: readonly [x: number, y: number, size: number];
  far: readonly Peak[];
  near: readonly Peak[];
  moored: readonly (readonly [x: number, width: number])[];
  lotus: { x: number; width: number };
};

const standard: Anchors = {
  horizon: 578,
  sky: [1180, 170],
  boat: [760, 742, 1.55],
  shikara: [1130, 900, 1],
  far: [
    [260, 300, 460, 1.1],
    [700, 200, 400],
    [1120, 250, 420],
    [1460, 300, 400],
  ],
  near: [
    [40, 170, 380],
    [1390, 190, 420],
    [820, 70, 300],
    [430, 80, 260],
  ],
  moored: [
    [90, 120],
    [1330, 130],
    [1460, 110],
  ],
  lotus: { x: -20, width: 420 },
};

const anchors: Record<Format, Anchors> = {
  standard,
  small: standard,
  square: standard,
  wide: {
    horizon: 578,
    sky: [1660, 170],
    boat: [1440, 738, 1.3],
    shikara: [1700, 896, 0.95],
    far: [
      [200, 180, 560, 1.1],
      [700, 150, 460],
      [1180, 260, 460, 1.1],
      [1620, 210, 400],
      [1980, 320, 420],
    ],
    near: [
      [40, 110, 460],
      [1900, 190, 460],
      [1180, 70, 340],
      [620, 60, 380],
    ],
    moored: [
      [820, 110],
      [1950, 120],
    ],
    lotus: { x: 980, width: 420 },
  },
  tall: {
    horizon: 800,
    sky: [590, 300],
    boat: [404, 946, 0.98],
    shikara: [540, 1110, 0.86],
    far: [
      [120, 270, 330, 1.1],
      [430, 180, 280],
      [760, 280, 320],
    ],
    near: [
      [30, 150, 260],
      [780, 170, 280],
      [430, 60, 260],
    ],
    moored: [
      [60, 90],
      [752, 96],
    ],
    lotus: { x: -20, width: 360 },
  },
};

function boatInks(light: Light, paint: SceneOf<"houseboat">["paint"]): HouseboatInks {
  const shade = light.lamp > 0.8 ? 0.12 : 0;
  const ink = (colour: Hex) => mix(colour, light.water.dark, shade);
  return {
    hull: mix(paint.wall, "#14101c", 0.78),
    hullLit: mix(paint.wall, "#3a2024", 0.35),
    wall: ink(paint.wall),
    wallDark: mix(paint.wall, "#1c1018", 0.62),
    trim: ink(paint.trim),
    trimLit: mix(paint.trim, "#fff0d0", 0.4),
    glow: light.lamp > 0.4 ? "#ffd47a" : "#f0dcae",
    glow2: light.lamp > 0.4 ? "#ff9f45" : "#d9b074",
    curtain: paint.curtain,
    inner: mix(paint.wall, "#2a1420", 0.5),
    roof: paint.roof,
    roofLit: mix(paint.roof, light.mist, 0.35),
    canopy: mix(paint.curtain, "#3a1020", 0.3),
    canopyLit: "#f0b45e",
    leaf: "#2f5547",
    flower: "#f07a5e",
    lamp: "#ffe9a8",
  };
}

/** A houseboat at its mooring, its lamps in the water, a shikara passing. */
export async function paintHouseboatScene(
  canvas: Canvas,
  scene: SceneOf<"houseboat">,
  seed: number,
  format: Format,
): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed - 28);
  const at = anchors[format];
  const { horizon } = at;
  const [x, y, size] = at.boat;
  const inUnits = (dx: number, dy: number): Spot => [x + dx * size, y + dy * size];
  await paintAir(canvas, light, seed - 32, horizon - 18, at.sky);
  paintPeaks(canvas, light, {
    seed: seed - 17,
    base: horizon - 8,
    peaks: at.far,
    floor: 80,
    haze: 0.75,
    clear: 0.05,
  });
  paintHills(canvas, light, {
    seed: seed - 7,
    base: horizon - 6,
    peaks: at.near,
    haze: 0.5,
    roughness: 0.45,
  });
  await drawShore(canvas, light, { seed, y: horizon - 2, houseboats: at.moored });
  paintLake(canvas, light, horizon, seed - 59);

  const { dark } = light.water;
  const boat = houseboat(x, y, size, boatInks(light, scene.paint), {
    top: scene.top,
    lit: Math.max(0.75, light.lamp),
  });
  await drawAfloat(canvas, boat, {
    waterline: y + 14 * size,
    alpha: 0.82,
    ripple: 15,
    fade: 300,
    tint: dark,
    tintAlpha: 0.22,
    seed: 6,
  });
  const lanterns = [-325, -273, -221, 330].map((dx) => [...inUnits(dx, -106), 42 * size] as const);
  paintLampGlow(canvas, light, lanterns, 0.75);
  for (let i = 0; i < 6; i++) {
    const [wx, wy] = inUnits(-148 + i * 84, -88);
    paintGlow(canvas, { x: wx, y: wy, radius: 58 * size, colour: "#ffb95c", alpha: 0.35 * light.lamp });
    paintGlow(canvas, {
      x: wx,
      y: y + 70 * size,
      radius: 46 * size,
      colour: "#ffb45a",
      alpha: 0.4 * light.lamp,
      flatten: 0.4,
    });
  }
  const passing = shikara(...at.shikara, shikaraInks(light), { flip: -1, people: light.lamp < 0.9 });
  await drawAfloat(canvas, passing, {
    waterline: at.shikara[1] + 11,
    alpha: 0.75,
    ripple: 9,
    fade: 110,
    tint: dark,
    tintAlpha: 0.5,
    seed: 18,
  });
  await drawFloatingLights(canvas, light, at, random);
}

async function drawFloatingLights(
  canvas: Canvas,
  light: Light,
  at: Anchors,
  random: () => number,
): Promise<void> {
  const low = canvas.height - 1000;
  const pad = [mix(light.water.dark, "#0e3a40", 0.4), mix(light.water.dark, "#2f7468", 0.45)] as const;
  let svg = "";
  for (let i = 0; i < 26; i++) {
    const t = random();
    const flower = random() > 0.72 ? (["#8a3a66", "#c0667a", "#f0a092"] as const) : undefined;
    svg += lotus(
      at.lotus.x + random() * at.lotus.width * (0.4 + t),
      low + 930 + t * 80,
      0.8 + t * 0.9,
      pad,
      flower,
    );
  }
  const candles =
    light.lamp > 0.8
      ? Array.from(
          { length: 9 },
          () => [at.boat[0] - 240 * at.boat[2] * 0.6 + random() * 500, low + 905 + random() * 70] as const,
        )
      : [];
  for (const [x, y] of candles) {
    svg += `<ellipse cx="${x}" cy="${y}" rx="8" ry="2.6" fill="#3a1f2a"/><path d="M${x},${y - 12}q4,6 0,10q-4,-4 0,-10Z" fill="#ffd884"/>`;
    paintGlow(canvas, { x, y: y - 5, radius: 46, colour: "#ffb65a", alpha: 0.5, power: 2.2 });
  }
  await canvas.draw(svg);
}
