import { z } from "zod";
import { aliasedObject } from "./core/wire.ts";

/** A picture for pages: `path` below `/uploads/`, size of the largest variant, placeholder and band colour. */
export const pictureSchema = aliasedObject(
  {
    id: z.int(),
    path: z.string(),
    title: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    band: z.string(),
    widths: z.array(z.int()),
  },
  { path: "ImagePath" },
);

export type Picture = z.output<typeof pictureSchema>;
