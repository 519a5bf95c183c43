import { z } from "zod";

/** The result of a sign-in. `new device`: successful, from a browser unknown for this person. */
export const signInResults = ["signed in", "new device", "wrong", "locked"] as const;

export type SignInResult = (typeof signInResults)[number];

/** A sign-in or a refused one, as owners see it. */
export const signInSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** The username; null when nobody has the name that was tried. */
  who: z.string().nullable(),
  result: z.enum(signInResults),
  /** In words: `Firefox on Android`. */
  device: z.string(),
  address: z.string(),
});

export type SignIn = z.output<typeof signInSchema>;
