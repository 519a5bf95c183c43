import { z } from "zod";
import { shortText } from "./fields.ts";

const message = "key comes with the link of the confirmation";

/** The unguessable part of a guest's link. */
export const guestKey = shortText(100, message).min(1, message);

/** `?key=`, for what a guest reads by that link. */
export const guestKeyQuery = z.object({ key: guestKey });
