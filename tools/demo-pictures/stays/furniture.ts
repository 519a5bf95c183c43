import { leaf } from "../draw/leaf.ts";
import { mix } from "../paint/colour.ts";
import type { Random } from "../paint/random.ts";
import type { RoomLook } from "../scene.ts";
import type { RoomInks } from "./room-inks.ts";

function quiltLeaves(random: Random, inks: RoomInks, left: number, columns: number): string {
  const colours = ["#e9b45a", mix(inks.curtain, "#ff9a70", 0.4), "#f3e2bd"];
  return Array.from({ length: columns * 5 }, (_, i) => {
    const row = i % 5;
    const x = left + Math.floor(i / 5) * 62 + (row % 2) * 31;
    return `<g fill="${colours[i % 3]}">${leaf(x, 840 + row * 38, 0.62, (random() - 0.5) * 80)}</g>`;
  }).join("");
}

function doubleBed(inks: RoomInks, random: Random): string {
  return `<path d="M1010,560 Q1250,430 1490,560 L1490,800 L1010,800Z" fill="${inks.woodDeep}"/>
    <path d="M1026,570 Q1250,450 1474,570 L1474,800 L1026,800Z" fill="${inks.woodDark}"/>
    <path d="M1046,586 Q1250,478 1454,586 L1454,700 L1046,700Z" fill="${inks.wood}"/>
    <g fill="${inks.woodDeep}">${leaf(1250, 640, 2.4)}${leaf(1150, 650, 1.5, -18)}${leaf(1350, 650, 1.5, 18)}</g>
    <path d="M1010,560 Q1250,430 1490,560 L1490,572 Q1250,444 1010,572Z" fill="${inks.woodLit}"/>
    <rect x="996" y="540" width="26" height="300" rx="6" fill="${inks.woodDark}"/><circle cx="1009" cy="532" r="17" fill="${inks.wood}"/>
    <rect x="1478" y="540" width="26" height="300" fill="${inks.woodDark}"/>
    <path d="M1040,690 Q1046,640 1110,640 L1210,644 Q1240,650 1236,700Z" fill="#f6e9d2"/>
    <path d="M1262,700 Q1260,648 1300,644 L1400,640 Q1456,642 1462,692Z" fill="#e9d5b4"/>
    <path d="M1040,690 Q1046,640 1110,640 L1150,641 Q1080,652 1070,694Z" fill="#fffaf0"/>
    <path d="M1140,704 Q1146,660 1190,660 L1310,660 Q1350,662 1356,704Z" fill="${inks.curtain}"/><g fill="#f3c067">${leaf(1248, 700, 0.8)}</g>
    <path d="M1016,700 Q1250,672 1486,700 L1540,1010 L960,1010Z" fill="${inks.linen}"/>
    <path d="M1016,700 Q1250,672 1486,700 L1494,748 Q1250,722 1006,748Z" fill="${inks.linenLit}"/>
    <path d="M1000,790 Q1250,756 1502,790 L1540,1010 L960,1010Z" fill="${inks.quilt}"/>
    <path d="M1000,790 Q1250,756 1502,790 L1505,806 Q1250,772 997,806Z" fill="${inks.gold}"/>
    ${quiltLeaves(random, inks, 1000, 9)}
    <path d="M1000,790 L960,1010 L1010,1010 Q1020,880 1040,784Z" fill="${inks.quiltDark}" opacity=".55"/>`;
}

function singleBed(x: number, inks: RoomInks): string {
  const stripes = [0, 1, 2, 3, 4].map(
    (i) =>
      `<path d="M${x - 132 - i * 5},${832 + i * 36} Q${x},${808 + i * 36} ${x + 132 + i * 5},${832 + i * 36}" stroke="${i % 2 ? inks.gold : inks.curtainLit}" stroke-width="7" fill="none"/>`,
  );
  return `<path d="M${x - 122},600 L${x - 122},560 Q${x},516 ${x + 122},560 L${x + 122},800 L${x - 122},800Z" fill="${inks.woodDark}"/>
    <path d="M${x - 104},612 L${x - 104},574 Q${x},534 ${x + 104},574 L${x + 104},720 L${x - 104},720Z" fill="${inks.wood}"/>
    <path d="M${x - 122},560 Q${x},516 ${x + 122},560 L${x + 122},572 Q${x},530 ${x - 122},572Z" fill="${inks.woodLit}"/>
    <g fill="${inks.woodDeep}">${leaf(x, 650, 1.5)}</g>
    <path d="M${x - 92},706 Q${x - 88},654 ${x - 44},652 L${x + 44},652 Q${x + 88},654 ${x + 92},706Z" fill="#f6e9d2"/>
    <path d="M${x - 92},706 Q${x - 88},654 ${x - 44},652 L${x - 16},652 Q${x - 62},662 ${x - 66},706Z" fill="#fffaf0"/>
    <path d="M${x - 118},706 Q${x},684 ${x + 118},706 L${x + 158},1010 L${x - 158},1010Z" fill="${inks.linen}"/>
    <path d="M${x - 118},706 Q${x},684 ${x + 118},706 L${x + 123},746 Q${x},726 ${x - 123},746Z" fill="${inks.linenLit}"/>
    <path d="M${x - 128},790 Q${x},766 ${x + 128},790 L${x + 158},1010 L${x - 158},1010Z" fill="${inks.quilt}"/>
    <path d="M${x + 40},778 Q${x + 90},782 ${x + 128},790 L${x + 158},1010 L${x + 70},1010Z" fill="${inks.quiltDark}" opacity=".35"/>${stripes.join("")}
    <path d="M${x - 128},790 Q${x},766 ${x + 128},790 L${x + 130},802 Q${x},778 ${x - 130},802Z" fill="${inks.gold}"/>`;
}

/** Two berths, one above the other, seen from the side. */
function bunk(x: number, inks: RoomInks): string {
  const berth = (
    y: number,
  ) => `<rect x="${x + 14}" y="${y - 44}" width="262" height="48" rx="8" fill="${inks.linen}"/>
    <rect x="${x + 14}" y="${y - 44}" width="262" height="12" rx="6" fill="${inks.linenLit}"/>
    <path d="M${x + 22},${y - 42} Q${x + 20},${y - 74} ${x + 44},${y - 76} L${x + 74},${y - 74} Q${x + 90},${y - 70} ${x + 88},${y - 42}Z" fill="#f6e9d2"/>
    <path d="M${x + 108},${y - 50} Q${x + 190},${y - 60} ${x + 278},${y - 48} L${x + 278},${y + 26} Q${x + 190},${y + 14} ${x + 108},${y + 24}Z" fill="${inks.quilt}"/>
    <path d="M${x + 108},${y - 28} Q${x + 190},${y - 38} ${x + 278},${y - 26} v9 Q${x + 190},${y - 29} ${x + 108},${y - 19}Z" fill="${inks.gold}"/>
    <path d="M${x + 108},${y - 6} Q${x + 190},${y - 16} ${x + 278},${y - 4} v7 Q${x + 190},${y - 9} ${x + 108},${y + 1}Z" fill="${inks.curtainLit}"/>
    <rect x="${x}" y="${y + 4}" width="290" height="34" fill="${inks.wood}"/><rect x="${x}" y="${y + 4}" width="290" height="6" fill="${inks.woodLit}"/>
    <path d="M${x + 108},${y + 4} h170 v20 q-88,-12 -170,0Z" fill="${inks.quiltDark}" opacity=".6"/>`;
  const rungs = [560, 620, 680, 740, 800].map(
    (y) => `<rect x="${x + 206}" y="${y}" width="56" height="9" fill="${inks.woodLit}"/>`,
  );
  return `<rect x="${x + 14}" y="500" width="262" height="250" fill="${inks.woodDeep}" opacity=".28"/>${berth(490)}${berth(770)}
    <rect x="${x - 8}" y="396" width="22" height="500" rx="5" fill="${inks.woodDark}"/><rect x="${x + 276}" y="396" width="22" height="500" rx="5" fill="${inks.woodDark}"/>
    <rect x="${x - 8}" y="396" width="7" height="500" fill="${inks.woodLit}"/><circle cx="${x + 3}" cy="390" r="13" fill="${inks.wood}"/><circle cx="${x + 287}" cy="390" r="13" fill="${inks.wood}"/>
    <path d="M${x + 202},470 h9 v426 h-9Z M${x + 257},470 h9 v426 h-9Z" fill="${inks.wood}"/>${rungs.join("")}`;
}

function wallLamp(x: number): string {
  return `<rect x="${x - 3}" y="560" width="6" height="40" fill="#6a4a2a"/><path d="M${x - 22},652 L${x - 13},598 L${x + 13},598 L${x + 22},652Z" fill="#ffe2a0"/>
    <path d="M${x - 22},652 L${x - 13},598 L${x - 5},598 L${x - 10},652Z" fill="#fff4cf"/>`;
}

function divan(inks: RoomInks): string {
  const cushions = [1020, 1160, 1300, 1430].map(
    (
      x,
      i,
    ) => `<path d="M${x - 62},742 Q${x - 66},640 ${x - 40},634 L${x + 40},634 Q${x + 66},640 ${x + 62},742Z" fill="${i % 2 ? inks.curtain : inks.quilt}"/>
      <path d="M${x - 62},742 Q${x - 66},640 ${x - 40},634 L${x - 18},634 Q${x - 40},660 ${x - 36},742Z" fill="${i % 2 ? inks.curtainLit : mix(inks.quilt, "#ffe0b0", 0.3)}"/>
      <g fill="#f3c067">${leaf(x + 6, 712, 0.8)}</g>`,
  );
  return `<path d="M930,600 Q940,584 960,584 L1510,584 L1510,760 L930,760Z" fill="${inks.woodDark}"/>
    <path d="M930,600 Q940,584 960,584 L1510,584 L1510,592 L958,594 Q944,596 938,606Z" fill="${inks.woodLit}"/>${cushions.join("")}
    <path d="M900,742 L1510,742 L1510,830 L890,830Z" fill="${inks.linen}"/><path d="M900,742 L1510,742 L1510,760 L898,760Z" fill="${inks.linenLit}"/>
    <path d="M890,822 L1510,822 L1510,880 L886,880Z" fill="${inks.wood}"/><path d="M900,880 h24 v60 h-24Z M1440,880 h24 v60 h-24Z" fill="${inks.woodDeep}"/>
    <path d="M1040,880 L1420,880 L1460,914 L1000,914Z" fill="${inks.woodLit}"/><path d="M1000,914 H1460 V934 H1000Z" fill="${inks.woodDark}"/>
    <path d="M1020,934 h20 v76 h-20Z M1420,934 h20 v76 h-20Z" fill="${inks.woodDeep}"/>
    <g transform="translate(1180 898)"><ellipse rx="86" ry="14" fill="#c98a4a"/><ellipse rx="70" ry="9" fill="#e6b878"/>
      <path d="M-18,-4 Q-30,-40 -12,-62 L12,-62 Q30,-40 18,-4Z" fill="#b5622f"/><path d="M-18,-4 Q-30,-40 -12,-62 L-4,-62 Q-16,-40 -8,-4Z" fill="#f6b878"/>
      <path d="M-8,-62 L0,-84 L8,-62Z" fill="#8a4422"/><path d="M18,-40 Q40,-38 36,-56" stroke="#b5622f" stroke-width="5" fill="none"/></g>
    <g fill="#fff5e2"><path d="M1280,886 q2,18 14,18 q12,0 14,-18Z M1330,890 q2,18 14,18 q12,0 14,-18Z"/></g>`;
}

/** Bedside table with its lamp, at the left of the furniture. */
function bedside(x: number, inks: RoomInks): string {
  return `<rect x="${x - 35}" y="720" width="70" height="150" fill="${inks.woodDark}"/><rect x="${x - 43}" y="710" width="86" height="14" fill="${inks.woodLit}"/>
    <rect x="${x - 27}" y="740" width="54" height="46" fill="${inks.wood}"/><circle cx="${x}" cy="763" r="4" fill="#f0c26a"/>
    <path d="M${x - 11},710 Q${x - 19},676 ${x - 7},660 L${x + 7},660 Q${x + 19},676 ${x + 11},710Z" fill="#2f6a72"/>
    <path d="M${x - 39},662 L${x - 23},596 L${x + 23},596 L${x + 39},662Z" fill="#ffe2a0"/>
    <path d="M${x - 39},662 L${x - 23},596 L${x - 11},596 L${x - 19},662Z" fill="#fff4cf"/>`;
}

type Furniture = (inks: RoomInks, random: Random) => string;

const pieces: Record<RoomLook["furniture"], Furniture> = {
  double: (inks, random) => doubleBed(inks, random) + bedside(969, inks),
  twin: (inks) => singleBed(990, inks) + singleBed(1350, inks) + bedside(1170, inks),
  family: (inks, random) => bedside(969, inks) + singleBed(780, inks) + doubleBed(inks, random),
  bunks: (inks) => bunk(880, inks) + bunk(1200, inks) + wallLamp(1185),
  lounge: divan,
};

/** What stands on the right of the room. */
export function furniture(kind: RoomLook["furniture"], inks: RoomInks, random: Random): string {
  return pieces[kind](inks, random);
}
