import type { Generated } from "kysely";
import type { conversionStates, PictureModule } from "#contract/uploads.ts";
import type { WithNameKey, SoftDeletable } from "./records.ts";

export type PictureTables = {
  /**
   * `owner_id` is the hotel, room or package; 0 in the gallery. `widths`: JSON, those that exist as AVIF and WebP. Until
   * `held_until` one process converts it, or nobody tries it again.
   */
  pictures: SoftDeletable &
    WithNameKey & {
      module: PictureModule;
      owner_id: number;
      position: number;
      title: string;
      hash: string;
      format: "jpeg" | "png" | "webp" | "avif" | "gif";
      path: string;
      width: number;
      height: number;
      placeholder: string;
      band: string;
      state: (typeof conversionStates)[number];
      percent: Generated<number>;
      widths: Generated<string>;
      attempts: Generated<number>;
      held_until: string | null;
    };
  /** Of version 1.0.0 and no longer written; to be dropped in a later release. The sweep still handles its rows. */
  picture_removals: {
    hash: string;
    format: "jpeg" | "png" | "webp" | "avif" | "gif";
    path: string;
    width: number;
    at: string;
  };
};
