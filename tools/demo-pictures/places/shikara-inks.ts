import type { ShikaraInks } from "../draw/shikara.ts";
import type { Light } from "../lights.ts";
import { mix, type Hex } from "../paint/colour.ts";

const daylight: ShikaraInks = {
  hull: "#1a2b30",
  hullLit: "#8a5a37",
  trim: "#e0a74a",
  canopy: "#a32b22",
  canopyLit: "#e0592f",
  fringe: "#f3c067",
  seat: "#7c1f24",
  seatLit: "#c9482e",
  post: "#3b241b",
  skin: "#b97f5c",
  cap: "#241a1c",
  cloth: ["#22505a", "#132f37", "#d9b27c", "#3a2b30", "#6b4a40"],
};

/** Shikara inks in a light: dark lights pull every ink towards the water, distance towards the mist. */
export function shikaraInks(light: Light, isFar = false): ShikaraInks {
  const night = light.lamp > 0.9 ? 0.55 : 0;
  const ink = (colour: Hex) => mix(mix(colour, light.water.dark, night), light.mist, isFar ? 0.22 : 0);
  const [first, second, third, fourth, fifth] = daylight.cloth;
  return {
    hull: ink(daylight.hull),
    hullLit: ink(daylight.hullLit),
    trim: ink(daylight.trim),
    canopy: ink(daylight.canopy),
    canopyLit: ink(daylight.canopyLit),
    fringe: ink(daylight.fringe),
    seat: ink(daylight.seat),
    seatLit: ink(daylight.seatLit),
    post: ink(daylight.post),
    skin: ink(daylight.skin),
    cap: ink(daylight.cap),
    cloth: [ink(first), ink(second), ink(third), ink(fourth), ink(fifth)],
  };
}
