import { mix, type Hex } from "../paint/colour.ts";
import type { Random } from "../paint/random.ts";
import { leaf } from "./leaf.ts";
import { blob, linearGradient, round } from "./path.ts";

/** Copper in the round, used by samovar, bowls and platters: put these into the drawing once. */
export const copper =
  linearGradient(
    "copper",
    [
      [0, "#6b2f1a"],
      [0.22, "#b5622f"],
      [0.4, "#f6b878"],
      [0.52, "#d98743"],
      [0.8, "#8a4422"],
      [1, "#5a2816"],
    ],
    [0, 0, 1, 0],
  ) +
  linearGradient(
    "copper-lit",
    [
      [0, "#fbd09a"],
      [0.35, "#d07f40"],
      [1, "#6b2f1a"],
    ],
    [0, 0, 1, 0],
  );

const shadowInk = "#2a120c";

function at(x: number, y: number, size: number, body: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>`;
}

/** The samovar, 510 units tall, engraved with two bands of leaves. */
export function samovar(x: number, y: number, size = 1): string {
  const bands = [128, 160, 140].map((w, j) => {
    const top = -130 - j * 76;
    return `<path d="M${-w},${top} Q0,${top + 34} ${w},${top}" stroke="#5a2816" stroke-width="5" fill="none" opacity=".8"/>
      <path d="M${-w},${top - 7} Q0,${top + 27} ${w},${top - 7}" stroke="#ffd9a6" stroke-width="2.4" fill="none" opacity=".7"/>`;
  });
  const engraving = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) => leaf(i * 38, -152 - i * i * 1.2, 0.72, i * -3) + leaf(i * 38, -228 - i * i * 1.2, 0.8, i * -3),
  );
  return at(
    x,
    y,
    size,
    `<ellipse cx="20" cy="6" rx="220" ry="30" fill="${shadowInk}" opacity=".5"/>
    <path d="M-104,0 L104,0 L84,-26 L-84,-26Z" fill="url(#copper)"/><rect x="-62" y="-58" width="124" height="34" fill="url(#copper)"/>
    <path d="M-66,-58 C-190,-110 -196,-290 -86,-352 L86,-352 C196,-290 190,-110 66,-58Z" fill="url(#copper)"/>
    <path d="M-150,-240 C-158,-170 -130,-110 -80,-72 C-110,-120 -128,-180 -120,-250Z" fill="#ffd9a6" opacity=".5"/>
    <path d="M-92,-352 L92,-352 L72,-384 L-72,-384Z" fill="url(#copper-lit)"/><path d="M-56,-384 L-44,-452 L44,-452 L56,-384Z" fill="url(#copper)"/>
    <path d="M-58,-452 L58,-452 L40,-474 L-40,-474Z" fill="url(#copper-lit)"/><path d="M-20,-474 Q0,-520 20,-474Z" fill="url(#copper)"/><circle cy="-508" r="11" fill="#d98743"/>
    <path d="M150,-260 C236,-262 230,-380 258,-404 L286,-412 L282,-396 C262,-380 268,-226 148,-196Z" fill="url(#copper-lit)"/>
    <path d="M-92,-332 C-232,-330 -250,-160 -140,-140 L-136,-160 C-214,-180 -200,-300 -96,-310Z" fill="url(#copper)"/>
    ${bands.join("")}<g fill="#5a2816" opacity=".62">${engraving.join("")}</g>`,
  );
}

/** A painted cup of kahwa on its saucer. */
export function cup(x: number, y: number, size: number, accent: Hex = "#1f6068"): string {
  const leaves = [-36, -12, 12, 36].map((dx) => leaf(dx, -32 - Math.abs(dx) * 0.1, 0.36));
  return at(
    x,
    y,
    size,
    `<ellipse cy="6" rx="104" ry="22" fill="${shadowInk}" opacity=".45"/><ellipse rx="98" ry="22" fill="#f3e6cc"/><ellipse cy="-3" rx="86" ry="17" fill="#d9c4a0"/>
    <ellipse cy="-3" rx="92" ry="19" fill="none" stroke="${accent}" stroke-width="4"/><path d="M-58,-92 C-58,-40 -34,-8 0,-8 C34,-8 58,-40 58,-92Z" fill="#fff5e2"/>
    <path d="M10,-9 C40,-16 58,-46 58,-92 L30,-92 C30,-50 24,-22 10,-9Z" fill="#d9c4a0"/><path d="M-56,-70 Q0,-52 56,-70" stroke="${accent}" stroke-width="7" fill="none"/>
    <g fill="#b93a2a">${leaves.join("")}</g><ellipse cy="-92" rx="58" ry="13" fill="#fffaf0"/><ellipse cy="-91" rx="51" ry="10" fill="#d98a24"/>
    <path d="M-34,-92q10,-5 22,-1 M2,-87q10,-5 20,0 M12,-95q8,-2 16,1" stroke="#b3321c" stroke-width="2.6" fill="none"/>
    <ellipse cx="-8" cy="-88" rx="9" ry="3" fill="#f6e2b4"/><ellipse cx="24" cy="-89" rx="7" ry="2.6" fill="#f6e2b4"/>`,
  );
}

/** A copper bowl of a dish in its gravy: its dark, its gravy, its light. */
export function bowl(
  x: number,
  y: number,
  size: number,
  [deep, gravy, lit]: readonly [Hex, Hex, Hex],
  random: Random,
): string {
  const pieces = (
    [
      [-80, -94, 34],
      [-10, -100, 40],
      [66, -94, 36],
      [24, -82, 30],
      [-46, -80, 28],
      [108, -88, 22],
    ] as const
  ).map(
    ([dx, dy, q]) => `<path d="${blob(dx, dy, q, q * 0.48, random, 9, 0.18)}" fill="${deep}"/>
      <path d="${blob(dx - 5, dy - 5, q * 0.74, q * 0.28, random, 8, 0.2)}" fill="${mix(deep, lit, 0.45)}"/>
      <path d="${blob(dx - 9, dy - 8, q * 0.34, q * 0.1, random, 7, 0.2)}" fill="${lit}"/>`,
  );
  return at(
    x,
    y,
    size,
    `<ellipse cy="4" rx="190" ry="34" fill="${shadowInk}" opacity=".5"/><path d="M-172,-92 C-168,-30 -110,0 0,0 C110,0 168,-30 172,-92Z" fill="url(#copper)"/>
    <ellipse cy="-92" rx="172" ry="42" fill="#fbd09a"/><ellipse cy="-90" rx="156" ry="34" fill="${mix(gravy, deep, 0.5)}"/>
    <path d="M-150,-86 Q-60,-118 150,-92 Q40,-72 -150,-86Z" fill="${gravy}"/>${pieces.join("")}
    <path d="M-20,-112l30,-12 M40,-110l26,6 M-70,-106l-22,10" stroke="#3f6a34" stroke-width="4" stroke-linecap="round"/>`,
  );
}

/** A trami: the copper platter four people share, rice in the middle and the courses around it. */
export function trami(x: number, y: number, size: number, random: Random): string {
  const rice = Array.from({ length: 150 }, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    return `<ellipse cx="${round(Math.cos(angle) * 190 * reach)}" cy="${round(-96 - 34 * (1 - reach) + Math.sin(angle) * 46 * reach)}" rx="7" ry="2.6" fill="${random() < 0.24 ? "#f0b040" : "#fffaf0"}"/>`;
  });
  const courses = (
    [
      [-190, -88, "#8f2414"],
      [-110, -66, "#5f1a10"],
      [0, -58, "#c9702a"],
      [110, -66, "#4f6a34"],
      [190, -88, "#a33a1c"],
      [-90, -132, "#d9b48a"],
      [90, -132, "#8f2414"],
    ] as const
  ).map(
    ([
      dx,
      dy,
      ink,
    ]) => `<path d="${blob(dx, dy, 46, 19, random, 10, 0.14)}" fill="${mix(ink, "#1a0a08", 0.35)}"/><path d="${blob(dx - 5, dy - 5, 36, 13, random, 9, 0.16)}" fill="${ink}"/>
      <path d="${blob(dx - 12, dy - 9, 15, 4, random, 7, 0.2)}" fill="${mix(ink, "#ffd9a0", 0.55)}"/>`,
  );
  return at(
    x,
    y,
    size,
    `<ellipse cy="6" rx="320" ry="58" fill="${shadowInk}" opacity=".5"/><path d="M-300,-90 Q-280,-10 0,-4 Q280,-10 300,-90Z" fill="url(#copper)"/>
    <ellipse cy="-90" rx="300" ry="82" fill="#fbd09a"/><ellipse cy="-88" rx="280" ry="72" fill="#b5622f"/><ellipse cy="-88" rx="272" ry="67" fill="#d98743"/>
    <path d="M-206,-92 Q-120,-160 0,-162 Q120,-160 206,-92 Q120,-44 0,-42 Q-120,-44 -206,-92Z" fill="#f1e2c6"/>${rice.join("")}${courses.join("")}
    <g stroke="#8a4422" stroke-width="6" stroke-linecap="round"><path d="M-60,-150 L40,-128 M-30,-160 L70,-140"/></g>
    <path d="M-60,-156 l60,14 q8,8 -4,10 l-60,-12Z M-20,-166 l60,14 q8,8 -4,10 l-60,-12Z" fill="#7a3418"/>`,
  );
}

/** A basket of girda and lavasa, the baker's morning breads. */
export function breadBasket(x: number, y: number, size: number): string {
  const breads = (
    [
      [-70, -96, -12],
      [40, -104, 10],
      [-10, -128, 4],
    ] as const
  ).map(
    ([
      dx,
      dy,
      turn,
    ]) => `<g transform="translate(${dx} ${dy}) rotate(${turn})"><ellipse rx="104" ry="40" fill="#a8642c"/><ellipse cy="-6" rx="102" ry="36" fill="#dda35c"/>
      <ellipse cx="-16" cy="-12" rx="70" ry="20" fill="#f0c684"/><path d="M-60,-10 Q0,8 60,-10 M-64,-22 Q0,-6 64,-22" stroke="#a8642c" stroke-width="5" fill="none"/></g>`,
  );
  let weave = "";
  for (let i = -7; i <= 7; i++) weave += `M${i * 24},-70 L${i * 21},0`;
  return at(
    x,
    y,
    size,
    `<ellipse cy="4" rx="200" ry="26" fill="${shadowInk}" opacity=".5"/>${breads.join("")}<path d="M-186,-78 L186,-78 L156,0 L-156,0Z" fill="#9a6a34"/>
    <path d="${weave} M-180,-54 H180 M-172,-30 H172" stroke="#6f4820" stroke-width="4"/><path d="M-192,-84 H192 V-68 H-192Z" fill="#c8934e"/>`,
  );
}

/** A heap of apples from the orchard. */
export function apples(x: number, y: number, size: number): string {
  const fruit = (
    [
      [-64, -34, "#b8342a"],
      [4, -34, "#d9622f"],
      [70, -34, "#b8342a"],
      [-30, -84, "#d98a34"],
      [38, -84, "#c23a2c"],
    ] as const
  ).map(
    ([
      dx,
      dy,
      ink,
    ]) => `<circle cx="${dx}" cy="${dy}" r="38" fill="${mix(ink, "#3a0c10", 0.3)}"/><circle cx="${dx - 5}" cy="${dy - 5}" r="32" fill="${ink}"/>
      <ellipse cx="${dx - 15}" cy="${dy - 17}" rx="11" ry="7" fill="${mix(ink, "#fff0d0", 0.5)}"/><path d="M${dx},${dy - 32} q4,-12 12,-16" stroke="#4a2c1e" stroke-width="4" fill="none"/>`,
  );
  return at(
    x,
    y,
    size,
    `<ellipse cy="4" rx="130" ry="16" fill="${shadowInk}" opacity=".5"/>${fruit.join("")}`,
  );
}

/** Walnuts, whole, in a small scatter. */
export function walnuts(spots: readonly (readonly [x: number, y: number, size: number])[]): string {
  return spots
    .map(
      ([
        x,
        y,
        q,
      ]) => `<ellipse cx="${x}" cy="${round(y + q * 0.62)}" rx="${round(q * 1.1)}" ry="${round(q * 0.22)}" fill="${shadowInk}" opacity=".5"/>
    <ellipse cx="${x}" cy="${y}" rx="${q}" ry="${round(q * 0.82)}" fill="#8a5a34"/><ellipse cx="${round(x - q * 0.22)}" cy="${round(y - q * 0.2)}" rx="${round(q * 0.66)}" ry="${round(q * 0.5)}" fill="#b98350"/>
    <path d="M${x},${round(y - q * 0.82)} Q${round(x - q * 0.3)},${y} ${x},${round(y + q * 0.82)} M${round(x - q * 0.7)},${round(y - q * 0.3)} q${round(q * 0.3)},${round(q * 0.2)} ${round(q * 0.4)},${round(q * 0.7)} M${round(x + q * 0.3)},${round(y - q * 0.6)} q${round(q * 0.4)},${round(q * 0.4)} ${round(q * 0.2)},${round(q * 0.9)}" stroke="#5f3a20" stroke-width="2.4" fill="none"/>`,
    )
    .join("");
}

/** A candle in a brass holder; its light is painted by the scene. */
export function candle(x: number, y: number, height: number): string {
  return `<ellipse cx="${x}" cy="${y + 3}" rx="52" ry="10" fill="${shadowInk}" opacity=".5"/><path d="M${x - 46},${y} H${x + 46} L${x + 30},${y - 14} H${x + 12} V${y - 40} H${x - 12} V${y - 14} H${x - 30}Z" fill="#c98a3c"/>
    <path d="M${x - 46},${y} H${x - 20} L${x - 18},${y - 14} H${x - 30}Z M${x - 12},${y - 40} h8 v26 h-8Z" fill="#f3c878"/>
    <rect x="${x - 14}" y="${y - 40 - height}" width="28" height="${height}" fill="#f6ead0"/><rect x="${x + 3}" y="${y - 40 - height}" width="11" height="${height}" fill="#d9c09a"/>
    <path d="M${x},${y - 96 - height} q22,34 0,58 q-22,-24 0,-58Z" fill="#ffb54a"/><path d="M${x},${y - 76 - height} q12,22 0,38 q-12,-16 0,-38Z" fill="#fff3c4"/>`;
}

/** A stem vase with three tulips. */
export function vase(x: number, y: number, ink: Hex): string {
  const tulips = (
    [
      [-50, -250],
      [6, -290],
      [58, -244],
    ] as const
  ).map(
    ([
      dx,
      dy,
    ]) => `<path d="M0,-120 Q${dx * 0.4},-190 ${dx},${dy + 40}" stroke="#3f6a3a" stroke-width="6" fill="none"/>
      <path d="M${dx - 26},${dy} Q${dx - 30},${dy + 46} ${dx},${dy + 50} Q${dx + 30},${dy + 46} ${dx + 26},${dy} L${dx + 12},${dy + 18} L${dx},${dy - 8} L${dx - 12},${dy + 18}Z" fill="${ink}"/>
      <path d="M${dx - 26},${dy} Q${dx - 30},${dy + 46} ${dx},${dy + 50} Q${dx - 16},${dy + 30} ${dx - 12},${dy + 18}Z" fill="${mix(ink, "#fff0e0", 0.4)}"/>`,
  );
  return `<g transform="translate(${x} ${y})"><ellipse cy="3" rx="66" ry="10" fill="${shadowInk}" opacity=".5"/>${tulips.join("")}
    <path d="M-22,-124 H22 Q16,-96 42,-60 Q56,-20 34,0 H-34 Q-56,-20 -42,-60 Q-16,-96 -22,-124Z" fill="#2f6a72"/><path d="M-22,-124 H-6 Q-8,-96 -26,-60 Q-38,-20 -22,0 H-34 Q-56,-20 -42,-60 Q-16,-96 -22,-124Z" fill="#6fa0a2"/></g>`;
}

/** A thread of steam above something hot. */
export function steam(x: number, y: number, height: number, width: number): string {
  return `<path d="M${x},${y} C${x - width},${round(y - height * 0.25)} ${round(x + width * 1.2)},${round(y - height * 0.5)} ${x},${y - height} C${round(x + width * 1.9)},${round(y - height * 0.5)} ${round(x - width * 0.2)},${round(y - height * 0.25)} ${x + 10},${y}Z" fill="#fff4da" opacity=".34"/>`;
}
