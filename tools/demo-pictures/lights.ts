import type { LeafTones } from "./draw/foliage.ts";
import type { Hex, Stop, Tones } from "./paint/colour.ts";

type Slopes = { snow: Tones; rock: Tones; forest?: Tones; haze: Hex; snowline?: number };

/**
 * The inks of one season and time of day. Any scene can be printed in any light: the haze equals the
 * sky at the horizon, every material has a shade and a lit side, and nothing is pure black.
 */
export type Light = {
  sky: readonly [Stop, ...Stop[]];
  clouds: {
    tones: readonly [Hex, Hex, Hex];
    cover: number;
    alpha: number;
    stretch?: readonly [number, number];
  };
  /** Stars in a picture of standard size. */
  stars: number;
  sun?: { disc: Hex; glow: Hex; alpha: number; moon?: boolean };
  /** Side the light comes from, as in `Range.light`. */
  from: readonly [number, number];
  peaks: Slopes;
  hills: Slopes;
  mist: Hex;
  ground: { crest: Hex; foot: Hex; turf: readonly [Hex, Hex, Hex]; shadow: Hex; snowy?: boolean };
  /** Deodars nearby, their lit side, and the same trees far away. */
  tree: { dark: Hex; lit: Hex; far: Hex };
  leaves: LeafTones;
  water: { tint: readonly [Hex, Hex]; glint: Hex; dark: Hex };
  shore: { poplar: Hex; willow: Hex; bank: Hex; boatWall: Hex; boatRoof: Hex };
  flowers: readonly [Hex, Hex, ...Hex[]];
  /** How brightly windows and lamps burn, 0 to 1. */
  lamp: number;
  vignette: Hex;
};

const blossom: LeafTones = ["#a8587a", "#cf7d98", "#eaa7b6", "#f8cfd0", "#fff0ec"];
const chinarGreen: LeafTones = ["#17423a", "#2a6347", "#4d8a4f", "#86b05c", "#c9d67f"];
const chinarGold: LeafTones = ["#6b2413", "#a63d18", "#d9681f", "#f09a35", "#fbd06a"];
const chinarRed: LeafTones = ["#3f1714", "#6e231a", "#a63d1e", "#d9722c", "#f3ae52"];
const frosted: LeafTones = ["#46597c", "#7387ab", "#a9b7d3", "#dbe0ee", "#ffffff"];

export const lights = {
  spring: {
    sky: [
      [0, "#5aa0b8"],
      [0.5, "#a9d0cc"],
      [1, "#f7dcd0"],
    ],
    clouds: { tones: ["#dfe3e0", "#f3e6e2", "#fff5ef"], cover: 0.13, alpha: 0.8, stretch: [420, 56] },
    stars: 0,
    from: [-0.7, 0.4],
    peaks: {
      snow: ["#8fb0c0", "#b8ccd0", "#f6e6dc", "#fffaf3"],
      rock: ["#7399a6", "#8aa9ac", "#b8b8ac", "#d8c9b5"],
      haze: "#f0dccb",
      snowline: 110,
    },
    hills: {
      snow: ["#a9c3c0", "#c4d3c6", "#e6e6d6", "#fffaf0"],
      rock: ["#5f9484", "#75a486", "#9cb98a", "#c2cf95"],
      forest: ["#4a8279", "#5b917d", "#7ea882", "#a4bf8a"],
      haze: "#f0dccb",
    },
    mist: "#fbeade",
    ground: { crest: "#c9d58a", foot: "#6f9d55", turf: ["#7aa75c", "#dde29a", "#eee6a8"], shadow: "#4d7d4c" },
    tree: { dark: "#24574e", lit: "#5f9a68", far: "#5b8f80" },
    leaves: blossom,
    water: { tint: ["#e3d9cc", "#3f8d98"], glint: "#fff4e6", dark: "#2d7480" },
    shore: {
      poplar: "#5c9a76",
      willow: "#78ad7c",
      bank: "#5a8f74",
      boatWall: "#9a6846",
      boatRoof: "#5b6c66",
    },
    flowers: ["#f8cfd0", "#fff6e4", "#f4c044", "#d9589a", "#e96b4a"],
    lamp: 0.15,
    vignette: "#1f2c30",
  },
  summer: {
    sky: [
      [0, "#3f8fa3"],
      [0.45, "#8cc2bd"],
      [0.8, "#e6e3bd"],
      [1, "#f6e3b0"],
    ],
    clouds: { tones: ["#cfe3d3", "#ecf0d9", "#fdf8e6"], cover: 0.13, alpha: 0.85, stretch: [380, 60] },
    stars: 0,
    from: [-0.7, 0.4],
    peaks: {
      snow: ["#7fa5b4", "#a9c3c6", "#f7ecd0", "#fffaea"],
      rock: ["#5f8a97", "#7a9c9f", "#a3ac9b", "#c5bd9f"],
      haze: "#e3e3c0",
      snowline: 130,
    },
    hills: {
      snow: ["#86a9a0", "#9cb8a5", "#bccaa7", "#d5dab0"],
      rock: ["#4d8583", "#639484", "#8aab85", "#b3c08b"],
      forest: ["#3f7a78", "#4f8a7c", "#6f9f7d", "#93b27f"],
      haze: "#dfe2b9",
    },
    mist: "#f1ecc8",
    ground: { crest: "#b9c77f", foot: "#5b8d52", turf: ["#5c8f57", "#c9d283", "#e2e09a"], shadow: "#3d6f45" },
    tree: { dark: "#1f4f4e", lit: "#4d8560", far: "#376d62" },
    leaves: chinarGreen,
    water: { tint: ["#d9dfba", "#2e8a93"], glint: "#fbf6dc", dark: "#1f6a74" },
    shore: {
      poplar: "#2f6f62",
      willow: "#4a8664",
      bank: "#2d655c",
      boatWall: "#855838",
      boatRoof: "#4a5a50",
    },
    flowers: ["#f6efe0", "#f2b441", "#e0633c", "#d9589a"],
    lamp: 0.1,
    vignette: "#0c2c2a",
  },
  alpine: {
    sky: [
      [0, "#2a6f9a"],
      [0.5, "#79b4cb"],
      [0.85, "#dfe9dc"],
      [1, "#f4ecd2"],
    ],
    clouds: { tones: ["#c8dce2", "#e6eeea", "#fdfaf0"], cover: 0.07, alpha: 0.95, stretch: [300, 78] },
    stars: 0,
    from: [0.7, 0.4],
    peaks: {
      snow: ["#6f9cc4", "#a4c2da", "#eef3ef", "#ffffff"],
      rock: ["#5d7f98", "#7894a3", "#a4afa9", "#c6c5b0"],
      haze: "#dfe9e0",
      snowline: 140,
    },
    hills: {
      snow: ["#9bbdd6", "#bcd3e0", "#eef3ee", "#fdfdf8"],
      rock: ["#3f6d55", "#568259", "#84a05c", "#b7bd66"],
      forest: ["#245850", "#2f6854", "#4c8058", "#73975b"],
      haze: "#cddfb9",
    },
    mist: "#e8efe2",
    ground: { crest: "#d2cf6c", foot: "#5f9148", turf: ["#5f9650", "#e6d978", "#f2e48c"], shadow: "#3f7444" },
    tree: { dark: "#1e4f48", lit: "#4f8a58", far: "#3d7560" },
    leaves: chinarGreen,
    water: { tint: ["#d3e4dc", "#2a7fa3"], glint: "#ffffff", dark: "#1d658a" },
    shore: {
      poplar: "#2c6658",
      willow: "#467f56",
      bank: "#2f6a52",
      boatWall: "#85583a",
      boatRoof: "#44564e",
    },
    flowers: ["#fff6e4", "#f4c044", "#e96b4a", "#8c6fb4", "#d9589a"],
    lamp: 0.1,
    vignette: "#12324a",
  },
  autumn: {
    sky: [
      [0, "#5b8f9b"],
      [0.5, "#b8c3a6"],
      [0.85, "#f3d59a"],
      [1, "#f7c57f"],
    ],
    clouds: { tones: ["#e3d3a6", "#f2dfb0", "#fbedc8"], cover: 0.14, alpha: 0.8, stretch: [460, 52] },
    stars: 0,
    from: [-0.75, 0.4],
    peaks: {
      snow: ["#9aa7a0", "#b7b89f", "#e6d3a4", "#fae6b8"],
      rock: ["#7d8f8b", "#94998a", "#bda988", "#dcbb88"],
      haze: "#f2cd92",
      snowline: 150,
    },
    hills: {
      snow: ["#b3b394", "#c8bf92", "#e2cf94", "#f0dca0"],
      rock: ["#7c7f62", "#958a5c", "#bd9a58", "#dcb468"],
      forest: ["#6a6f52", "#857a52", "#b08a50", "#d3a456"],
      haze: "#f2cd92",
    },
    mist: "#f8dda6",
    ground: { crest: "#d2b95e", foot: "#8f8a45", turf: ["#a48a44", "#e6cb78", "#f2dc8e"], shadow: "#7a6a34" },
    tree: { dark: "#3c5040", lit: "#7d8a54", far: "#7f7f5a" },
    leaves: chinarGold,
    water: { tint: ["#eed29a", "#2f7486"], glint: "#fff1cc", dark: "#245b66" },
    shore: {
      poplar: "#c98a3c",
      willow: "#b0763a",
      bank: "#8a6a44",
      boatWall: "#7d4e34",
      boatRoof: "#544a44",
    },
    flowers: ["#e5722e", "#f0c24a", "#fff1d2", "#8e3f74", "#c4302b"],
    lamp: 0.2,
    vignette: "#2a120c",
  },
  autumnDusk: {
    sky: [
      [0, "#24496e"],
      [0.4, "#6b86a3"],
      [0.75, "#dba98e"],
      [1, "#f6c08a"],
    ],
    clouds: { tones: ["#a593a6", "#d6a695", "#f2c7a0"], cover: 0.14, alpha: 0.7, stretch: [480, 50] },
    stars: 50,
    from: [-0.7, 0.4],
    peaks: {
      snow: ["#46608f", "#7f88ad", "#f0c3a4", "#ffe3c4"],
      rock: ["#3f5a88", "#686f94", "#b7918f", "#d8aa92"],
      haze: "#e3b394",
      snowline: 150,
    },
    hills: {
      snow: ["#5d7080", "#767f80", "#a2937f", "#c9ab8a"],
      rock: ["#2f5260", "#3b5f64", "#5f7667", "#8f8f6c"],
      forest: ["#284a5a", "#345a60", "#527064", "#7d8668"],
      haze: "#b59a86",
    },
    mist: "#e6b996",
    ground: { crest: "#7d9a5a", foot: "#2f5a44", turf: ["#3c6a48", "#a3ad62", "#bdb968"], shadow: "#274a3c" },
    tree: { dark: "#183c44", lit: "#3f6552", far: "#33545a" },
    leaves: chinarRed,
    water: { tint: ["#dba98e", "#234a66"], glint: "#ffd6a6", dark: "#1b3a54" },
    shore: {
      poplar: "#2f5058",
      willow: "#4a5f52",
      bank: "#274750",
      boatWall: "#6b4638",
      boatRoof: "#33424c",
    },
    flowers: ["#e5533a", "#f3c24a", "#fff0d4", "#b24a7a"],
    lamp: 0.85,
    vignette: "#120a1a",
  },
  winter: {
    sky: [
      [0, "#274a78"],
      [0.4, "#6f8fb5"],
      [0.75, "#d9b7bd"],
      [1, "#f6cdb4"],
    ],
    clouds: { tones: ["#b3b3c8", "#e0bfc2", "#f7d8c6"], cover: 0.2, alpha: 0.6 },
    stars: 0,
    from: [-0.75, 0.4],
    peaks: {
      snow: ["#5f7fae", "#93a8cb", "#f3cfc0", "#ffece0"],
      rock: ["#44618f", "#5d769f", "#b08f9b", "#d3aaa2"],
      haze: "#d9c3cc",
      snowline: 60,
    },
    hills: {
      snow: ["#8fa6cb", "#b5c4dd", "#e6dbe2", "#fbeee9"],
      rock: ["#3d5a78", "#46627d", "#567089", "#6c7f92"],
      forest: ["#35546f", "#3f5f78", "#4d6c80", "#64808c"],
      haze: "#ccd3e4",
      snowline: 50,
    },
    mist: "#e3dfe8",
    ground: {
      crest: "#fff3ea",
      foot: "#9fb2d6",
      turf: ["#c3cfe6", "#ffffff", "#ffffff"],
      shadow: "#8fa5d0",
      snowy: true,
    },
    tree: { dark: "#2b4a66", lit: "#efe8ec", far: "#5f7a98" },
    leaves: frosted,
    water: { tint: ["#dcc6ca", "#3f618f"], glint: "#fff0e8", dark: "#314f7c" },
    shore: {
      poplar: "#6f84a6",
      willow: "#8fa3c2",
      bank: "#d8dcea",
      boatWall: "#6d5060",
      boatRoof: "#e6e2ea",
    },
    flowers: ["#ffffff", "#dfe6f4"],
    lamp: 0.45,
    vignette: "#152447",
  },
  winterNight: {
    sky: [
      [0, "#0c1838"],
      [0.4, "#1c3560"],
      [0.75, "#41638a"],
      [1, "#7d97b0"],
    ],
    clouds: { tones: ["#31507c", "#4a6b94", "#6d8bae"], cover: 0.22, alpha: 0.5 },
    stars: 420,
    sun: { disc: "#f4efdc", glow: "#b9cbe6", alpha: 0.45, moon: true },
    from: [0.6, 0.4],
    peaks: {
      snow: ["#2f4d80", "#4c6ea0", "#93b0cc", "#d8e4ea"],
      rock: ["#1f3a68", "#2c4878", "#4d6a92", "#6c88a8"],
      haze: "#6785a4",
      snowline: 60,
    },
    hills: {
      snow: ["#3f5f92", "#5a7aa8", "#8fa9c6", "#bccede"],
      rock: ["#1c3658", "#234064", "#345474", "#4a6a88"],
      forest: ["#182f50", "#1f3a5c", "#2d4c6c", "#43637f"],
      haze: "#56759a",
      snowline: 55,
    },
    mist: "#7f9ab6",
    ground: {
      crest: "#b3c4de",
      foot: "#405e92",
      turf: ["#6f8bb8", "#cdd9ea", "#dfe7f2"],
      shadow: "#34528a",
      snowy: true,
    },
    tree: { dark: "#12263f", lit: "#9db2d2", far: "#2c4a70" },
    leaves: ["#2c4268", "#48618c", "#7088b0", "#a5b7d3", "#dbe4f0"],
    water: { tint: ["#6785a4", "#16294e"], glint: "#d6e2ee", dark: "#101f40" },
    shore: {
      poplar: "#24406a",
      willow: "#34527c",
      bank: "#5a769e",
      boatWall: "#3d3a52",
      boatRoof: "#9fb2ce",
    },
    flowers: ["#dfe7f2", "#a5b7d3"],
    lamp: 1,
    vignette: "#050b22",
  },
  dawn: {
    sky: [
      [0, "#1f5266"],
      [0.3, "#4f8a8f"],
      [0.58, "#c9bf98"],
      [0.78, "#f4c98a"],
      [1, "#f7a65c"],
    ],
    clouds: { tones: ["#f3c896", "#f9dcae", "#fdebc9"], cover: 0.16, alpha: 0.62, stretch: [520, 46] },
    stars: 0,
    sun: { disc: "#fff0c2", glow: "#ffdf9a", alpha: 0.75 },
    from: [0.7, 0.4],
    peaks: {
      snow: ["#a98f92", "#d3b39a", "#f6d9ad", "#ffecc8"],
      rock: ["#9c8b90", "#b49a92", "#d0ab90", "#e6bb93"],
      haze: "#f6c78c",
      snowline: 92,
    },
    hills: {
      snow: ["#5f7f84", "#6d8a89", "#7f978d", "#94a48f"],
      rock: ["#4e7480", "#5d7f85", "#7a9089", "#a39f88"],
      haze: "#efc08a",
    },
    mist: "#fbd7a0",
    ground: { crest: "#9a9a62", foot: "#2b585c", turf: ["#4d7a5c", "#bdb172", "#e3c884"], shadow: "#2c5a56" },
    tree: { dark: "#214e54", lit: "#7c8a5e", far: "#4e7474" },
    leaves: ["#3a1414", "#5f1d17", "#8f3119", "#c55a22", "#f0a044"],
    water: { tint: ["#e9b67c", "#134a5a"], glint: "#ffe0a3", dark: "#123f4e" },
    shore: {
      poplar: "#2f5f63",
      willow: "#356a68",
      bank: "#2b585c",
      boatWall: "#6d4a39",
      boatRoof: "#44504c",
    },
    flowers: ["#fbe3b8", "#f2a65a", "#d9583a"],
    lamp: 0.6,
    vignette: "#0b2430",
  },
  dusk: {
    sky: [
      [0, "#14213f"],
      [0.35, "#333a68"],
      [0.62, "#7c4f78"],
      [0.82, "#d0705f"],
      [1, "#f3a45f"],
    ],
    clouds: { tones: ["#5d4670", "#a15a70", "#e2876a"], cover: 0.16, alpha: 0.7, stretch: [560, 44] },
    stars: 130,
    sun: { disc: "#fdebc8", glow: "#fbe7c2", alpha: 0.35, moon: true },
    from: [0.6, 0.4],
    peaks: {
      snow: ["#5a4a78", "#7a5a80", "#c07a7c", "#eda583"],
      rock: ["#4a4070", "#5f4a76", "#85587a", "#ad6a74"],
      haze: "#d77f67",
      snowline: 130,
    },
    hills: {
      snow: ["#3a3564", "#4a3d68", "#64486c", "#84587a"],
      rock: ["#2a2a55", "#33305b", "#433863", "#5b4268"],
      haze: "#a7586a",
    },
    mist: "#c46a68",
    ground: { crest: "#4d4468", foot: "#1b1f44", turf: ["#2a2a52", "#6a5070", "#8a6072"], shadow: "#1c1c40" },
    tree: { dark: "#1a1e42", lit: "#5d4668", far: "#37315c" },
    leaves: ["#2a1730", "#4a2140", "#7a2f48", "#b04f4c", "#e08a60"],
    water: { tint: ["#c8705f", "#141d3c"], glint: "#f7b27a", dark: "#0f1838" },
    shore: {
      poplar: "#1d2148",
      willow: "#20244c",
      bank: "#1b1f44",
      boatWall: "#3a2a3e",
      boatRoof: "#231f3c",
    },
    flowers: ["#e89a92", "#b0567a", "#f0b45e"],
    lamp: 1,
    vignette: "#070a1e",
  },
  night: {
    sky: [
      [0, "#070f2a"],
      [0.4, "#132a52"],
      [0.75, "#2c5474"],
      [1, "#5b8a8c"],
    ],
    clouds: { tones: ["#1f3f66", "#2f5578", "#47718a"], cover: 0.3, alpha: 0.4 },
    stars: 900,
    from: [0.6, 0.45],
    peaks: {
      snow: ["#1f3a63", "#34598a", "#7ba2bd", "#c4dadb"],
      rock: ["#152b52", "#1d3860", "#34597c", "#4f7a92"],
      haze: "#4d7a86",
      snowline: 130,
    },
    hills: {
      snow: ["#1f3a5c", "#2a4868", "#3d5f78", "#56798a"],
      rock: ["#0f2444", "#12294a", "#1a3858", "#2a4f68"],
      forest: ["#0f2444", "#12294a", "#1a3858", "#2a4f68"],
      haze: "#3d6a78",
    },
    mist: "#5f8f92",
    ground: { crest: "#1d3a4c", foot: "#0a1730", turf: ["#0f2238", "#24485a", "#2c5462"], shadow: "#08142a" },
    tree: { dark: "#0b1d3a", lit: "#2a4f62", far: "#1a3858" },
    leaves: ["#081a34", "#10294a", "#1c3d58", "#2f5a68", "#4d8080"],
    water: { tint: ["#4d7a86", "#0a1a38"], glint: "#bcd6d6", dark: "#071430" },
    shore: {
      poplar: "#0f2644",
      willow: "#14304c",
      bank: "#0d2040",
      boatWall: "#2a2438",
      boatRoof: "#14233c",
    },
    flowers: ["#7ba2bd", "#c4dadb"],
    lamp: 1,
    vignette: "#02061a",
  },
  harvest: {
    sky: [
      [0, "#4c6fa0"],
      [0.4, "#a9a7be"],
      [0.75, "#f4cfa8"],
      [1, "#f9d598"],
    ],
    clouds: { tones: ["#d3bcc0", "#eed3be", "#fbe8c6"], cover: 0.12, alpha: 0.8, stretch: [480, 50] },
    stars: 0,
    sun: { disc: "#fff3cc", glow: "#ffe6a8", alpha: 0.7 },
    from: [-0.7, 0.4],
    peaks: {
      snow: ["#8f8bb0", "#b3a5b8", "#efcfb3", "#ffe9c8"],
      rock: ["#7d80a6", "#968fa9", "#c3a5a3", "#e3bd9d"],
      haze: "#f6d3a0",
      snowline: 90,
    },
    hills: {
      snow: ["#8d86a6", "#a095a8", "#c3a9a2", "#e0c09c"],
      rock: ["#6c6a94", "#7d7699", "#a08a97", "#c9a48f"],
      haze: "#f0c796",
    },
    mist: "#fbdca8",
    ground: { crest: "#cdb26c", foot: "#8a8550", turf: ["#9a8f58", "#e2c67c", "#f0d890"], shadow: "#6d6a50" },
    tree: { dark: "#3f5250", lit: "#938e62", far: "#7f7a7c" },
    leaves: chinarGold,
    water: { tint: ["#f0cfa2", "#4f6590"], glint: "#fff0c8", dark: "#41547c" },
    shore: {
      poplar: "#b08454",
      willow: "#9a765c",
      bank: "#7b5a66",
      boatWall: "#7d543c",
      boatRoof: "#564c58",
    },
    flowers: ["#b08ad3", "#d7b8e6", "#8a63bd", "#e2552a"],
    lamp: 0.3,
    vignette: "#20102a",
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** The inks of a light, by name. */
export function lightNamed(name: LightName): Light {
  return lights[name];
}
