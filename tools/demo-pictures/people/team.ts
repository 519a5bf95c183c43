import type { Hex } from "../paint/colour.ts";

/** What tells one faceless portrait from another: headwear, hair, glasses, and the neckline of the pheran. */
export type Person = {
  backdrop: readonly [top: Hex, horizon: Hex];
  skin: readonly [lit: Hex, shade: Hex];
  hairInk: Hex;
  hairStyle?: "short" | "long" | "bun";
  pheran: readonly [shade: Hex, lit: Hex];
  trim: Hex;
  cap?: "karakul" | "taqiyah" | "chef" | "driver";
  scarf?: readonly [Hex, Hex];
  beard?: Hex;
  stubble?: boolean;
  moustache?: boolean;
  glasses?: boolean;
};

export const team: readonly Person[] = [
  {
    backdrop: ["#1f6a72", "#f2b457"],
    skin: ["#c68d67", "#a86f4e"],
    hairInk: "#2b2024",
    pheran: ["#7d4a2e", "#9c6540"],
    trim: "#e6b45c",
    cap: "karakul",
    beard: "#3a3034",
  },
  {
    backdrop: ["#b9472a", "#f6cf8e"],
    skin: ["#d6a17c", "#b9815e"],
    hairInk: "#241a1e",
    pheran: ["#1f5f6c", "#2f7f8a"],
    trim: "#f3d08a",
    scarf: ["#f1e2c6", "#d9c09a"],
  },
  {
    backdrop: ["#3d5a7c", "#dfe3ee"],
    skin: ["#c08560", "#a06a49"],
    hairInk: "#1d181c",
    pheran: ["#e6dcc6", "#fff6e2"],
    trim: "#b93a2a",
    hairStyle: "short",
    stubble: true,
  },
  {
    backdrop: ["#6b4a86", "#e9c3cf"],
    skin: ["#cf9872", "#b07a56"],
    hairInk: "#2f1f1c",
    pheran: ["#8f2a24", "#b8442f"],
    trim: "#e6b45c",
    hairStyle: "long",
  },
  {
    backdrop: ["#2f6e52", "#dfe2a0"],
    skin: ["#b57a55", "#935f40"],
    hairInk: "#8a8480",
    pheran: ["#4a4f58", "#666d78"],
    trim: "#c9c3b4",
    cap: "taqiyah",
    beard: "#b5aea6",
  },
  {
    backdrop: ["#c98a2c", "#fbe6b0"],
    skin: ["#c68d67", "#a86f4e"],
    hairInk: "#20181a",
    pheran: ["#f4eee0", "#ffffff"],
    trim: "#1f6a72",
    cap: "chef",
    moustache: true,
  },
  {
    backdrop: ["#1f4f6c", "#f3cfa8"],
    skin: ["#d9a684", "#bb8663"],
    hairInk: "#3a241c",
    pheran: ["#c65a24", "#e58a3c"],
    trim: "#fff0cf",
    hairStyle: "bun",
    glasses: true,
  },
  {
    backdrop: ["#7a2a24", "#f0c08a"],
    skin: ["#bb805a", "#996546"],
    hairInk: "#1d181c",
    pheran: ["#23485a", "#33627a"],
    trim: "#e6b45c",
    cap: "driver",
    moustache: true,
  },
  {
    backdrop: ["#4a7a78", "#f2e2c0"],
    skin: ["#d2a07a", "#b37f5b"],
    hairInk: "#2a1d1c",
    pheran: ["#5f3a5c", "#7d5278"],
    trim: "#f0c87a",
    scarf: ["#c8452f", "#9c2f22"],
    glasses: true,
  },
];
