import type { Hex } from "../paint/colour.ts";
import { place, round } from "./path.ts";

export type VehicleKind = "sedan" | "mpv" | "tempo" | "coach";

/** Outline of a window and the highlight on it, empty for none. */
type Pane = readonly [outline: string, highlight: string];

type Shape = {
  length: number;
  /** Axles, and the wheel's radius. */
  wheels: readonly [number, number];
  wheel: number;
  body: string;
  sill: string;
  panes: readonly Pane[];
  /** Lower edge of the lit roof, and height of the belt line. */
  roof: number;
  belt: number;
  doors: readonly number[];
  handles: readonly number[];
  /** Headlight and tail light: x, y, width, height. */
  lights: readonly [readonly [number, number, number, number], readonly [number, number, number, number]];
  /** Luggage rack: from, to, height. */
  rack?: readonly [number, number, number];
};

/** Front faces right, ground at y = 0. */
const shapes: Record<VehicleKind, Shape> = {
  sedan: {
    length: 440,
    wheels: [-132, 138],
    wheel: 37,
    body: "M-216,-36 L-218,-66 Q-216,-84 -196,-88 L-124,-98 Q-90,-140 -48,-145 L34,-145 Q84,-141 124,-98 L188,-87 Q214,-81 217,-56 L217,-34Z",
    sill: "M-216,-36 L-217,-58 L217,-58 L217,-34Z",
    panes: [
      ["M-108,-98 Q-82,-130 -48,-134 L-8,-134 L-8,-98Z", "M-84,-98 L-56,-132 L-40,-134 L-66,-98Z"],
      ["M4,-98 L4,-134 L34,-134 Q70,-130 102,-98Z", "M24,-98 L48,-132 L60,-128 L40,-98Z"],
    ],
    roof: -138,
    doors: [-2, -112, 106],
    handles: [-40, 74],
    belt: -86,
    lights: [
      [196, -78, 20, 10],
      [-216, -80, 16, 12],
    ],
  },
  mpv: {
    length: 470,
    wheels: [-142, 150],
    wheel: 41,
    body: "M-230,-40 L-232,-116 Q-226,-172 -190,-178 L38,-180 Q80,-177 116,-124 L192,-106 Q226,-97 229,-68 L229,-38Z",
    sill: "M-230,-40 L-231,-62 L229,-62 L229,-38Z",
    panes: [
      ["M-210,-124 Q-208,-160 -188,-167 L-140,-168 L-140,-124Z", ""],
      ["M-128,-124 L-128,-168 L-34,-169 L-34,-124Z", "M-96,-124 L-66,-168 L-48,-168 L-76,-124Z"],
      ["M-22,-124 L-22,-169 L36,-169 Q66,-166 96,-124Z", "M6,-124 L34,-168 L46,-165 L22,-124Z"],
    ],
    roof: -172,
    doors: [-134, -28, 100],
    handles: [-54, 70],
    belt: -108,
    lights: [
      [204, -94, 22, 12],
      [-231, -112, 13, 30],
    ],
    rack: [-180, 20, -182],
  },
  tempo: {
    length: 560,
    wheels: [-162, 186],
    wheel: 42,
    body: "M-274,-44 L-276,-210 Q-272,-234 -246,-236 L146,-236 Q188,-232 206,-194 L226,-134 L258,-120 Q277,-110 278,-84 L278,-42Z",
    sill: "M-274,-44 L-275,-70 L278,-70 L278,-42Z",
    panes: [
      ...[-256, -178, -100, -22].map((x, i): Pane => [
        `M${x},-132 L${x},-206 L${x + 68},-206 L${x + 68},-132Z`,
        i % 2 ? "" : `M${x + 18},-132 L${x + 46},-206 L${x + 62},-206 L${x + 36},-132Z`,
      ]),
      [
        "M58,-132 L58,-206 L138,-206 Q166,-204 176,-186 L196,-132Z",
        "M92,-132 L122,-206 L138,-205 L112,-132Z",
      ],
    ],
    roof: -222,
    doors: [52, 134],
    handles: [66],
    belt: -114,
    lights: [
      [252, -106, 24, 16],
      [-275, -112, 12, 36],
    ],
    rack: [-250, 110, -238],
  },
  coach: {
    length: 770,
    wheels: [-218, 258],
    wheel: 45,
    body: "M-376,-50 L-378,-252 Q-376,-280 -348,-282 L326,-282 Q364,-280 372,-240 L382,-122 L382,-48Z",
    sill: "M-376,-50 L-377,-88 L382,-88 L382,-48Z",
    panes: [
      ...[-360, -252, -144, -36, 72, 180].map((x, i): Pane => [
        `M${x},-150 L${x},-250 L${x + 102},-250 L${x + 102},-150Z`,
        i % 2 ? "" : `M${x + 24},-150 L${x + 62},-250 L${x + 88},-250 L${x + 52},-150Z`,
      ]),
      [
        "M292,-112 L292,-250 L338,-250 Q352,-246 356,-224 L366,-112Z",
        "M308,-112 L330,-250 L340,-249 L322,-112Z",
      ],
    ],
    roof: -268,
    doors: [287],
    handles: [],
    belt: -130,
    lights: [
      [362, -96, 20, 20],
      [-377, -132, 10, 44],
    ],
  },
};

export type VehicleInks = { body: Hex; lit: Hex; low: Hex; stripe: Hex };

const trim = {
  rim: "#d8d6cf",
  glass: "#1f3a4a",
  glassLit: "#7fb0bd",
  line: "#3a3436",
  rubber: "#1b1a20",
  arch: "#221f26",
  rack: "#2a2a30",
};

function wheel(x: number, radius: number): string {
  const spokes = [0, 1, 2, 3, 4].map((i) => {
    const at = (turn: number) => {
      const angle = i * 1.2566 + 0.3 + turn;
      return `L${round(x + Math.cos(angle) * radius * 0.56)},${round(-radius + Math.sin(angle) * radius * 0.56)}`;
    };
    return `<path d="M${x},${-radius} ${at(-0.16)} ${at(0.16)}Z" fill="${trim.rim}"/>`;
  });
  return `<circle cx="${x}" cy="${-radius}" r="${radius}" fill="${trim.rubber}"/>
    <circle cx="${x}" cy="${-radius}" r="${radius * 0.62}" fill="${trim.rim}"/>
    <circle cx="${x}" cy="${-radius}" r="${radius * 0.5}" fill="#6d7176"/>${spokes.join("")}
    <circle cx="${x}" cy="${-radius}" r="${radius * 0.14}" fill="${trim.rack}"/>`;
}

function luggage([from, to, y]: readonly [number, number, number]): string {
  return `<path d="M${from},${y + 4} L${from},${y - 12} L${to},${y - 12} L${to},${y + 4}" stroke="${trim.rack}" stroke-width="4" fill="none"/>
    <rect x="${from + 20}" y="${y - 42}" width="80" height="32" rx="5" fill="#8a4a2c"/>
    <rect x="${from + 20}" y="${y - 42}" width="80" height="9" rx="4" fill="#c27a45"/>
    <rect x="${from + 108}" y="${y - 34}" width="58" height="24" rx="5" fill="#2f5f63"/>`;
}

/** A hired vehicle in profile. */
export function vehicle(kind: VehicleKind, x: number, y: number, size: number, inks: VehicleInks): string {
  const {
    length,
    wheels,
    wheel: radius,
    body,
    sill,
    panes,
    roof,
    belt,
    doors,
    handles,
    lights,
    rack,
  } = shapes[kind];
  const [head, tail] = lights;
  const shell = `<clipPath id="shell"><path d="${body}"/></clipPath><path d="${body}" fill="${inks.body}"/>
    <g clip-path="url(#shell)">
      <path d="M-400,${belt - 8} L400,${belt - 8} L400,${belt + 6} L-400,${belt + 6}Z" fill="${inks.lit}"/>
      <path d="${sill}" fill="${inks.low}"/>
      <path d="M-400,${belt + 10} Q-60,${belt + 34} 400,${belt + 4} L400,${belt + 18} Q-60,${belt + 50} -400,${belt + 24}Z" fill="${inks.stripe}"/>
      <path d="M-400,-300 L400,-300 L400,${roof} L-400,${roof}Z" fill="${inks.lit}"/>
    </g>`;
  const glass = panes.map(
    ([outline, highlight]) =>
      `<path d="${outline}" fill="${trim.glass}"/><path d="${highlight}" fill="${trim.glassLit}" opacity=".75"/>`,
  );
  const seams = doors.map(
    (at) => `<path d="M${at},${belt - 6} L${at},-52" stroke="${trim.line}" stroke-width="2" opacity=".55"/>`,
  );
  const grips = handles.map(
    (at) => `<rect x="${at - 22}" y="${belt + 2}" width="20" height="4" rx="2" fill="${trim.line}"/>`,
  );
  const lamps = `<rect x="${head[0]}" y="${head[1]}" width="${head[2]}" height="${head[3]}" rx="4" fill="#fff3c4"/>
    <rect x="${tail[0]}" y="${tail[1]}" width="${tail[2]}" height="${tail[3]}" rx="3" fill="#c8352a"/>`;
  const arch = radius * 1.13;
  const axles = wheels.map(
    (at) =>
      `<path d="M${at - arch},${-radius} A${arch},${arch} 0 0 1 ${at + arch},${-radius} L${at + arch},-34 L${at - arch},-34Z" fill="${trim.arch}"/>${wheel(at, radius)}`,
  );
  const shadow = `<ellipse cx="0" cy="2" rx="${length * 0.54}" ry="12" fill="#14121a" opacity=".55"/>`;
  return place(
    x,
    y,
    size,
    [shadow, rack ? luggage(rack) : "", shell, ...glass, ...seams, ...grips, lamps, ...axles].join(""),
  );
}
