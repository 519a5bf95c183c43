import { leaf } from "../draw/leaf.ts";
import { linearGradient } from "../draw/path.ts";
import { lightNamed, type Light } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { randomFrom } from "../paint/random.ts";
import { paintGlow } from "../paint/sky.ts";
import type { SceneOf } from "../scene.ts";
import { paintView } from "../views.ts";
import { furniture } from "./furniture.ts";
import { roomInks, type RoomInks } from "./room-inks.ts";
import { openings } from "./room-window.ts";

/** Khatamband: the star-and-lozenge ceiling of every good room in the valley. */
function ceiling(inks: RoomInks): string {
  const lozenges = Array.from({ length: 40 }, (_, i) => {
    const x = i * 40 - 10;
    return `<path d="M${x},2 l20,26 l-20,26 l-20,-26Z" fill="${inks.wood}"/><path d="M${x},12 l12,16 l-12,16 l-12,-16Z" fill="${inks.woodLit}"/><path d="M${x},20 l6,8 l-6,8 l-6,-8Z" fill="#e0aa6a"/>`;
  });
  return `<rect x="-5" y="-5" width="1510" height="66" fill="${inks.woodDark}"/>${lozenges.join("")}
    <rect x="-5" y="58" width="1510" height="9" fill="${inks.woodDeep}"/><rect x="-5" y="67" width="1510" height="4" fill="${inks.woodLit}"/>`;
}

function panellingAndFloor(inks: RoomInks): string {
  let svg = `${linearGradient("panel", [
    [0, inks.woodDark],
    [1, inks.wood],
  ])}${linearGradient("floor", [
    [0, inks.wood],
    [1, inks.woodDeep],
  ])}
    <rect x="-5" y="650" width="1510" height="112" fill="url(#panel)"/><rect x="-5" y="650" width="1510" height="6" fill="${inks.woodLit}"/>`;
  for (let x = -20; x < 1500; x += 118) {
    svg += `<rect x="${x + 10}" y="672" width="98" height="74" fill="none" stroke="${inks.woodDeep}" stroke-width="4"/>
      <rect x="${x + 14}" y="676" width="90" height="66" fill="${inks.wood}"/><g fill="${inks.woodDark}">${leaf(x + 59, 728, 0.75)}</g>`;
  }
  svg += `<rect x="-5" y="760" width="1510" height="250" fill="url(#floor)"/>`;
  for (let i = -13; i < 13; i++)
    svg += `<path d="M${750 + i * 90},760 L${750 + i * 190},1010" stroke="${inks.woodDeep}" stroke-width="2" opacity=".7"/>`;
  return `${svg}<rect x="-5" y="756" width="1510" height="8" fill="${inks.woodDeep}"/>`;
}

function curtains(inks: RoomInks): string {
  const side = (x: number, d: 1 | -1) =>
    `<path d="M${x},78 L${x + d * 96},78 Q${x + d * 92},330 ${x + d * 34},430 Q${x + d * 64},560 ${x + d * 70},724 L${x - d * 26},724 L${x - d * 22},78Z" fill="${inks.curtain}"/>
    <path d="M${x + d * 60},78 Q${x + d * 58},320 ${x + d * 20},428 Q${x + d * 34},560 ${x + d * 36},724 L${x + d * 14},724 Q${x + d * 16},560 ${x + d * 6},430 Q${x + d * 36},310 ${x + d * 34},78Z" fill="${inks.curtainDark}"/>
    <path d="M${x + d * 96},78 Q${x + d * 92},330 ${x + d * 34},430 Q${x + d * 78},320 ${x + d * 78},78Z" fill="${inks.curtainLit}"/>
    <rect x="${Math.min(x - d * 14, x + d * 40)}" y="422" width="54" height="13" rx="6" fill="#f0c26a"/>`;
  return `${side(128, 1)}${side(922, -1)}<rect x="90" y="70" width="870" height="10" rx="5" fill="#d6a050"/>`;
}

function rug(inks: RoomInks): string {
  const leaves = [400, 470, 810, 880].map((x) => leaf(x, 940 + Math.abs(640 - x) * 0.05, 0.9));
  return `<path d="M250,846 L1010,846 L1130,1010 L150,1010Z" fill="${inks.rugDark}"/><path d="M275,856 L988,856 L1090,1004 L190,1004Z" fill="#d9a860"/>
    <path d="M290,862 L974,862 L1068,1004 L212,1004Z" fill="${inks.rug}"/><path d="M360,880 L905,880 L972,1004 L310,1004Z" fill="${inks.quiltDark}"/>
    <path d="M640,884 L800,950 L640,1030 L480,950Z" fill="#d9a860"/><path d="M640,900 L762,950 L640,1010 L518,950Z" fill="${inks.rug}"/>
    <path d="M640,920 L712,950 L640,986 L568,950Z" fill="#f0cd8a"/><g fill="#e6b96e">${leaves.join("")}</g>`;
}

/** A framed print on the wall, of the range that is outside. */
function framedPrint(light: Light, inks: RoomInks): string {
  const [sky, hill] = [mix(light.sky.at(-1)?.[1] ?? "#f6e6c4", "#fff0d0", 0.2), light.hills.rock[0]];
  return `<g transform="translate(1165 130)"><rect width="190" height="236" fill="${inks.woodDeep}"/><rect x="10" y="10" width="170" height="216" fill="#f6e6c4"/>
    <rect x="24" y="24" width="142" height="188" fill="${sky}"/><circle cx="120" cy="80" r="24" fill="#fdf0c8"/>
    <path d="M24,150 L60,96 L92,138 L122,104 L166,156 L166,212 L24,212Z" fill="${hill}"/>
    <path d="M24,176 L166,170 L166,212 L24,212Z" fill="${mix(hill, "#101828", 0.4)}"/><path d="M60,96 L74,116 L66,122 L58,114 L50,112Z" fill="#fff7e6"/></g>`;
}

/** A room with a view: window left, bed or divan right, lamp lit when it is dark outside. */
export async function paintRoomScene(canvas: Canvas, scene: SceneOf<"room">, seed: number): Promise<void> {
  const light = lightNamed(scene.light);
  const inks = roomInks(scene, light);
  const { hole, frame, floorLight } = openings[scene.window];
  await paintView(canvas, scene.view, light, seed, 478);
  const isEvening = light.lamp > 0.7;
  const wall = `${linearGradient(
    "wall",
    [
      [0, inks.wall],
      [0.5, inks.wallLit],
      [1, inks.wall],
    ],
    [0, 0, 1, 0],
  )}<path fill-rule="evenodd" d="M-5,-5H1505V760H-5Z ${hole}" fill="url(#wall)"/>`;
  const pools = floorLight.map(
    ([a, b]) =>
      `<path d="M${a + 70},768 L${b + 60},768 L${b + 190},900 L${a + 170},900Z" fill="${light.mist}" opacity="${isEvening ? 0.14 : 0.45}"/>`,
  );
  const drapes = scene.window === "round" ? "" : curtains(inks);
  await canvas.draw(
    wall +
      ceiling(inks) +
      frame(inks) +
      panellingAndFloor(inks) +
      drapes +
      pools.join("") +
      rug(inks) +
      framedPrint(light, inks) +
      furniture(scene.furniture, inks, randomFrom(seed - 28)),
  );
  if (isEvening)
    await canvas.draw(
      `<path fill-rule="evenodd" d="M-5,-5H1505V1010H-5Z ${hole}" fill="#190f24" opacity=".3"/>`,
    );
  const lampX = { double: 969, family: 969, twin: 1170, bunks: 1185, lounge: 1180 }[scene.furniture];
  paintGlow(canvas, {
    x: lampX,
    y: 640,
    radius: isEvening ? 560 : 230,
    colour: "#ffcf84",
    alpha: isEvening ? 0.55 : 0.5,
  });
  if (isEvening)
    paintGlow(canvas, { x: lampX, y: 628, radius: 90, colour: "#fff0c4", alpha: 0.75, power: 1.6 });
  else paintGlow(canvas, { x: 520, y: 360, radius: 760, colour: light.mist, alpha: 0.2, power: 1.6 });
}
