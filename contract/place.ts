import { z } from "zod";

/** Where guests look for a house. The position is in degrees north and east; without one it is not on our map. */
export const placeSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Other names that addresses have for it, between commas. */
  alsoCalled: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type Place = z.output<typeof placeSchema>;
