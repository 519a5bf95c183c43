import { z } from "zod";
import { aliasedObject } from "./core/wire.ts";

/** `path` below `/uploads/`, size of the largest variant, placeholder and band colour. */
export const pictureFields = {
  id: z.int(),
  path: z.string(),
  title: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  band: z.string(),
  widths: z.array(z.int()),
};

/** A picture for pages. */
export const pictureSchema = aliasedObject(pictureFields, { path: "ImagePath" });

export type Picture = z.output<typeof pictureSchema>;
