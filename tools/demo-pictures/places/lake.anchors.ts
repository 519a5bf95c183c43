import type { Spot } from "../backdrop.ts";
import type { Peak } from "../paint/relief.ts";
import type { Format } from "../scene.ts";

export type Anchors = {
  horizon: number;
  sun: Spot;
  boat: readonly [x: number, y: number, size: number];
  farBoat: readonly [x: number, y: number, size: number];
  moored: readonly (readonly [x: number, width: number])[];
  gap: readonly [number, number];
  far: readonly Peak[];
  near: readonly Peak[];
  lotus: { x: number; width: number };
  birds: Spot;
};

const standard: Anchors = {
  horizon: 564,
  sun: [1010, 416],
  boat: [610, 806, 1.55],
  farBoat: [1180, 668, 0.42],
  moored: [
    [300, 86],
    [404, 96],
    [520, 80],
    [1250, 92],
    [1362, 84],
  ],
  gap: [820, 1190],
  far: [
    [250, 235, 420],
    [620, 150, 300],
    [800, 120, 260],
    [1390, 190, 420],
  ],
  near: [
    [120, 190, 330, 1.3],
    [420, 120, 320, 1.4],
    [1290, 120, 330, 1.4],
    [1500, 210, 300, 1.2],
    [760, 46, 260],
  ],
  lotus: { x: 960, width: 640 },
  birds: [760, 240],
};

/** Where things stand in each format: composed afresh, never cropped. */
export const anchors: Record<Format, Anchors> = {
  standard,
  small: standard,
  square: standard,
  wide: {
    horizon: 564,
    sun: [1610, 400],
    boat: [1330, 800, 1.45],
    farBoat: [1790, 660, 0.4],
    moored: [
      [1180, 90],
      [1290, 100],
      [1890, 96],
    ],
    gap: [1380, 1800],
    far: [
      [150, 160, 420],
      [560, 110, 400],
      [1120, 250, 420, 1.1],
      [1380, 150, 300],
      [1960, 260, 400],
    ],
    near: [
      [-40, 130, 420, 1.3],
      [420, 70, 420, 1.4],
      [980, 90, 320, 1.4],
      [1760, 90, 300, 1.4],
      [2040, 200, 300, 1.2],
    ],
    lotus: { x: 1560, width: 500 },
    birds: [1240, 250],
  },
  tall: {
    horizon: 720,
    sun: [560, 548],
    boat: [400, 962, 1.42],
    farBoat: [640, 800, 0.36],
    moored: [
      [90, 92],
      [192, 84],
    ],
    gap: [420, 720],
    far: [
      [120, 260, 340],
      [420, 130, 260],
      [760, 240, 320],
    ],
    near: [
      [20, 190, 260, 1.3],
      [760, 150, 260, 1.3],
    ],
    lotus: { x: 420, width: 460 },
    birds: [520, 430],
  },
};
