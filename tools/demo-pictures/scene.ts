import type { Hex } from "./paint/colour.ts";
import type { Size } from "./paint/canvas.ts";
import type { LightName } from "./lights.ts";

/** Standard 3:2, small the same for rows of a list, wide 2:1 with a quiet left, tall 5:8 with a quiet top, square for portraits. */
export type Format = "standard" | "small" | "wide" | "tall" | "square";

/** Drawing units and, beside them, the width in pixels of the stored master. */
export const formats: Record<Format, Size & { masterWidth: number }> = {
  standard: { width: 1500, height: 1000, masterWidth: 1500 },
  small: { width: 1500, height: 1000, masterWidth: 1080 },
  wide: { width: 2000, height: 1000, masterWidth: 1920 },
  tall: { width: 800, height: 1280, masterWidth: 960 },
  square: { width: 600, height: 600, masterWidth: 600 },
};

/** What stands behind a building, outside a window or beyond a terrace. */
export type View = "mountains" | "lake" | "river" | "rooftops" | "garden";

export type RoofShape = "hipped" | "gabled" | "stepped" | "log";

export type HotelLook = {
  roof: RoofShape;
  storeys: 1 | 2 | 3;
  /** Windows left and right of the entrance. */
  bays: 1 | 2 | 3;
  view: View;
  trees: "chinar" | "pine" | "almond" | "poplar";
  paint: { wall: Hex; base: Hex; wood: Hex; roof: Hex; trim: Hex };
};

export type RoomLook = {
  view: View;
  window: "trefoil" | "round" | "casement";
  furniture: "double" | "twin" | "family" | "bunks" | "lounge";
  paint: { wall: Hex; wood: Hex; curtain: Hex; quilt: Hex; rug: Hex };
};

export type TableLook = {
  spread: "kahwa" | "wazwan" | "breakfast" | "candles";
  paint: { wall: Hex; cloth: Hex; wood: Hex };
};

/** Things added to a scene for an occasion. */
export type Extra =
  | "fireworks"
  | "bunting"
  | "lanterns"
  | "cake"
  | "barbecue"
  | "marquee"
  | "raft"
  | "loghouses";

export type Scene = { light: LightName; mirrored?: boolean; extras?: readonly Extra[] } & (
  | { kind: "lake"; boughs?: boolean; shikaras?: 1 | 2 }
  | { kind: "slope"; gondola?: boolean }
  | { kind: "valley" }
  | { kind: "meadow"; ponies?: boolean; glacier?: boolean }
  | { kind: "garden" }
  | { kind: "saffron"; crop?: "saffron" | "tulips" }
  | { kind: "outlook"; view: View }
  | { kind: "camp" }
  | { kind: "houseboat"; top: "terrace" | "rooms"; paint: { wall: Hex; trim: Hex; roof: Hex; curtain: Hex } }
  | ({ kind: "hotel" } & HotelLook)
  | ({ kind: "room" } & RoomLook)
  | ({ kind: "table" } & TableLook)
  | { kind: "terrace"; view: View; paint: { wood: Hex; cushion: Hex; cloth: Hex } }
  | { kind: "road"; vehicle: "sedan" | "mpv" | "tempo" | "coach" }
  | { kind: "portrait"; person: number }
);

export type SceneOf<K extends Scene["kind"]> = Extract<Scene, { kind: K }>;
