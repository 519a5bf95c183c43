import { glassInk } from "../backdrop.ts";
import { place, round, scallops } from "../draw/path.ts";
import type { Light } from "../lights.ts";
import { mix, type Hex } from "../paint/colour.ts";
import type { HotelLook } from "../scene.ts";
import { archedWindow, type FrontInks } from "./arched-window.ts";
import { roof } from "./roofs.ts";

function frontInks({ paint }: HotelLook, light: Light): FrontInks {
  const evening = light.lamp > 0.7 ? 0.2 : 0;
  const ink = (colour: Hex) => mix(colour, light.vignette, evening);
  const snowy = light.ground.snowy;
  const tiles = snowy ? mix(light.ground.crest, light.ground.foot, 0.3) : ink(paint.roof);
  return {
    wall: ink(paint.wall),
    wallShade: mix(ink(paint.wall), "#6a3f34", 0.24),
    base: ink(paint.base),
    baseShade: mix(ink(paint.base), "#2a1418", 0.35),
    wood: ink(paint.wood),
    woodLit: mix(ink(paint.wood), "#e0a05a", 0.42),
    roof: tiles,
    roofLit: snowy ? light.ground.crest : mix(ink(paint.roof), "#ffdcb0", 0.24),
    roofShade: snowy ? light.ground.foot : mix(ink(paint.roof), "#1c1018", 0.38),
    trim: ink(paint.trim),
    glass: glassInk(light, true),
    dark: glassInk(light, false),
  };
}

const storeyHeight = 108;
const centreHalf = 170;
const bayWidth = 98;

/** Half the width of the walls in units, before any scaling. */
export function buildingHalfWidth({ bays, roof }: HotelLook): number {
  return roof === "log" ? 250 : centreHalf + 24 + bays * bayWidth;
}

function walls(half: number, storeys: number, inks: FrontInks, isLog: boolean): string {
  const top = -storeys * storeyHeight - 6;
  let svg = `<rect x="${-half}" y="${top}" width="${half * 2}" height="${-top}" fill="${inks.wall}"/>`;
  if (isLog) {
    for (let y = top + 8; y < 0; y += 17) {
      svg += `<path d="M${-half},${y}H${half}" stroke="${inks.wallShade}" stroke-width="4"/><path d="M${-half},${y + 4}H${half}" stroke="${mix(inks.wall, "#f6dca8", 0.3)}" stroke-width="2" opacity=".6"/>
        <circle cx="${-half}" cy="${y + 8}" r="8" fill="${inks.woodLit}"/><circle cx="${half}" cy="${y + 8}" r="8" fill="${inks.wood}"/>`;
    }
  } else {
    svg += `<rect x="${-half}" y="-${storeys === 1 ? 34 : 104}" width="${half * 2}" height="${storeys === 1 ? 34 : 104}" fill="${inks.base}"/>`;
    for (let y = storeys === 1 ? -30 : -100; y < 0; y += 10)
      svg += `<path d="M${-half},${y}H${half}" stroke="${inks.baseShade}" stroke-width="1.2" opacity=".55"/>`;
    for (let floor = 1; floor <= storeys; floor++) {
      const y = -floor * storeyHeight - 2;
      svg += `<rect x="${-half - 8}" y="${y}" width="${half * 2 + 16}" height="12" fill="${inks.wood}"/><rect x="${-half - 8}" y="${y}" width="${half * 2 + 16}" height="4" fill="${inks.woodLit}"/>`;
    }
  }
  return `${svg}<rect x="${half * 0.38}" y="${top}" width="${half * 0.62}" height="${-top}" fill="#2a1420" opacity=".14"/>`;
}

function carvedBalcony(y: number, half: number, inks: FrontInks): string {
  const height = 98;
  const arches = Math.round(half / 43);
  const step = ((half - 4) * 2) / arches;
  let svg = `<rect x="${-half - 6}" y="${y}" width="${half * 2 + 12}" height="${height}" fill="${mix(inks.wood, "#1c1018", 0.2)}"/>`;
  for (let i = 0; i < arches; i++) {
    const x = -half + 10 + i * step;
    const w = step - 12;
    const at = (share: number) => round(x + w * share);
    svg += `<path d="M${at(0)},${y + height} L${at(0)},${y + 40} Q${at(0.13)},${y + 24} ${at(0.27)},${y + 22} Q${at(0.4)},${y + 6} ${at(0.5)},${y + 4} Q${at(0.6)},${y + 6} ${at(0.73)},${y + 22} Q${at(0.87)},${y + 24} ${at(1)},${y + 40} L${at(1)},${y + height}Z" fill="${inks.glass[0]}"/>
      <rect x="${at(0)}" y="${y + 62}" width="${round(w)}" height="${height - 62}" fill="${inks.glass[1]}"/>`;
  }
  svg += `<rect x="${-half - 10}" y="${y + height - 32}" width="${half * 2 + 20}" height="5" fill="${inks.woodLit}"/>`;
  let lattice = "";
  for (let x = -half - 8; x < half + 4; x += 12)
    lattice += `M${x},${y + height - 28}l6,14l-6,14m12,-28l-6,14l6,14`;
  return `${svg}<path d="${lattice}" stroke="${inks.woodLit}" stroke-width="2.2" fill="none"/>
    <rect x="${-half - 14}" y="${y + height}" width="${half * 2 + 28}" height="9" fill="${inks.wood}"/>
    <rect x="${-half - 14}" y="${y + height}" width="${half * 2 + 28}" height="3.4" fill="${inks.trim}"/>
    <path d="${scallops(-half - 12, half + 12, y + height + 9, 4, Math.round(half / 5))}" fill="${inks.woodLit}"/>`;
}

function entrance(half: number, inks: FrontInks): string {
  const posts = [-146, -60, 52, 138]
    .filter((x) => Math.abs(x) < half)
    .map((x) => `<rect x="${x}" y="-104" width="8" height="100" fill="${inks.woodLit}"/>`);
  return `<rect x="${-half * 0.82}" y="-102" width="${half * 1.64}" height="102" fill="${mix(inks.wood, "#1c1018", 0.35)}"/>
    <path d="M-50,0 L-50,-72 Q0,-108 50,-72 L50,0Z" fill="${inks.glass[0]}"/>
    <path d="M0,-92V0" stroke="${inks.wood}" stroke-width="4"/>
    <path d="M-128,0 L-128,-68 Q-98,-90 -68,-68 L-68,0Z M68,0 L68,-68 Q98,-90 128,-68 L128,0Z" fill="${inks.glass[1]}"/>
    <path d="M-160,0 L-150,-8 L150,-8 L160,0 L180,12 L-180,12Z" fill="${inks.trim}"/>${posts.join("")}`;
}

/** The front of a house around its door step, from plinth to finial. */
export function building(x: number, y: number, size: number, look: HotelLook, light: Light): string {
  const inks = frontInks(look, light);
  const { storeys, bays } = look;
  const isLog = look.roof === "log";
  const half = buildingHalfWidth(look);
  const centre = isLog ? 120 : centreHalf;
  let svg = walls(half, storeys, inks, isLog);
  let count = bays;
  for (let floor = 0; floor < storeys; floor++) {
    const top = -floor * storeyHeight - 92;
    for (let bay = 0; bay < (isLog ? 1 : bays); bay++) {
      const offset = isLog ? 180 : centre + 44 + bay * bayWidth;
      svg += archedWindow(-offset - 24 - (isLog ? 0 : 24), top, 48, 64, inks, count++ % 4 !== 2);
      svg += archedWindow(offset - (isLog ? 24 : 0), top, 48, 64, inks, count++ % 4 !== 2);
    }
  }
  const centreTop = -storeys * storeyHeight - (isLog ? 0 : 22);
  svg += `<rect x="${-centre}" y="${centreTop}" width="${centre * 2}" height="${-centreTop}" fill="${mix(inks.wall, inks.wood, isLog ? 0.1 : 0.16)}"/>`;
  for (let floor = 1; floor < storeys; floor++)
    svg += carvedBalcony(-floor * storeyHeight - 112, centre, inks);
  svg += entrance(centre, inks) + roof(look.roof, half, -storeys * storeyHeight, inks);
  return place(x, y, size, svg);
}
