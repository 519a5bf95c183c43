import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { expectedVersion, shortText } from "./core/fields.ts";

export const brandMessages = {
  saved: "Brand saved",
  logo: "Logo uploaded",
  noLogo: "No picture selected!",
} as const;

type Palette = {
  label: string;
  /** Of icons, cards and the frame that browsers draw: the dark ground, what shines on it, and paper. */
  ground: `#${string}`;
  glow: `#${string}`;
  paper: `#${string}`;
  /** Of links, in the light and in the dark theme. */
  link: readonly [light: `#${string}`, dark: `#${string}`];
};

/**
 * The palettes that a company can choose from. Their colours are in `app/styles/tokens.css` and `app/styles/palettes`;
 * here are those needed outside of a page's styles; the contrast test checks that they are the same.
 */
export const palettes = {
  lake: {
    label: "Lake: deep water and saffron",
    ground: "#03313c",
    glow: "#f7a830",
    paper: "#fdfaf4",
    link: ["#085762", "#70c8cd"],
  },
  chinar: {
    label: "Chinar: autumn red and gold",
    ground: "#451e1c",
    glow: "#f0b135",
    paper: "#fdf9f5",
    link: ["#822c25", "#f19f94"],
  },
  pine: {
    label: "Pine: forest green and honey",
    ground: "#153223",
    glow: "#e6b731",
    paper: "#fafaf6",
    link: ["#1e5a38", "#82cb9b"],
  },
  iris: {
    label: "Iris: spring violet and apricot",
    ground: "#2e234a",
    glow: "#fda856",
    paper: "#fcf9fc",
    link: ["#533c87", "#bcabf1"],
  },
  rose: {
    label: "Rose: garden pink and plum",
    ground: "#401e32",
    glow: "#fda1a0",
    paper: "#fef9f8",
    link: ["#7c2b50", "#eb9dbb"],
  },
  night: {
    label: "Night: deep blue and copper",
    ground: "#1a294e",
    glow: "#fea668",
    paper: "#f8fafd",
    link: ["#264a8e", "#94b8f8"],
  },
  slate: {
    label: "Slate: stone grey and straw",
    ground: "#242c35",
    glow: "#d8bd51",
    paper: "#f9fafb",
    link: ["#385064", "#9bbcd9"],
  },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

/** The pairs of typefaces, for headings and for text. */
export const typefaces = {
  valley: "Young Serif and Figtree: warm",
  classic: "Lora and Source Sans: quiet",
  plain: "Outfit and Figtree: plain",
} as const;
export type TypefacesName = keyof typeof typefaces;

/** A stored logo's name has its content's hash and its size in pixels: `4f0c…-640x200`. */
const logoName = /^(?:[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3})?$/;

/** How the company looks, wherever its name stands. Without a `logo` it is the drawn mark. */
export const brandForm = z.object({
  palette: z.enum(["lake", "chinar", "pine", "iris", "rose", "night", "slate"], "Choose one of the palettes"),
  typefaces: z.enum(["valley", "classic", "plain"], "Choose one of the pairs"),
  logo: z.preprocess(
    (value) => value ?? "",
    shortText(60, "Upload the logo first").regex(logoName, "Upload the logo first"),
  ),
  /** `yes`: the name is in the picture, and is not written beside it. */
  logoHasName: z.preprocess((value) => value ?? "", z.enum(["", "yes"], "Say yes, or leave it empty")),
});

/** The brand as pages show it. */
export const brandSchema = z.object({
  palette: brandForm.shape.palette,
  typefaces: brandForm.shape.typefaces,
  logo: z.object({ path: z.string(), width: z.int(), height: z.int(), hasName: z.boolean() }).nullable(),
  /** Version of the icons and share cards; empty for those of the product. */
  files: z.string(),
});
export type Brand = z.output<typeof brandSchema>;

export const brandCalls = {
  addLogo: writeEndpoint("POST", "Settings/Logo", "owner", {
    summary:
      "Upload a logo, for `Settings/Brand` to name: PNG, JPEG, WebP, AVIF or GIF, kept at up to 640 pixels",
    body: z.object({ image: z.file(brandMessages.noLogo).min(1, brandMessages.noLogo) }),
    bodyKind: "form",
    data: z.object({ logo: z.string() }),
    creates: true,
    fails: ["too_large", "wrong_type"],
    logs: false,
    because: "nothing shows it before the brand names it, which is logged",
  }),
  saveBrand: writeEndpoint("PUT", "Settings/Brand", "owner", {
    summary: "Change the palette, the typefaces and the logo",
    body: brandForm.extend({ version: expectedVersion("settings", 0) }),
    data: z.object({ version: z.int() }),
    logs: "changed",
    notedBy: "use case",
  }),
} as const;
