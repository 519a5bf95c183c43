import { z } from "zod";
import { aliased } from "./core/wire.ts";

/** A picture as pages need it: `path` below `/uploads/`, size of the largest variant, and what stands in while it loads. */
export const pictureSchema = aliased(
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
