import { brandMessages } from "#contract/brand.ts";
import type { settingsEndpoints } from "#contract/settings.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { fieldError } from "../errors.ts";
import { saveSection } from "../settings/save-section.ts";
import { addLogo } from "./add-logo.ts";
import { readLogo } from "../settings/read-logo.queries.ts";

/** The settings section with the company's looks. */
export const brandHandlers: Pick<Handlers<typeof settingsEndpoints>, "addLogo" | "saveBrand"> = {
  async addLogo({ services, body }) {
    const logo = await addLogo(services, await body.image.bytes());
    return { data: { logo }, message: brandMessages.logo };
  },

  async saveBrand({ services, visitor, body }) {
    if (body.logo && !(await readLogo(services.db.executor, body.logo)))
      throw fieldError("logo", "This logo is not there any more. Please upload it again");
    const data = await saveSection(services, signedIn(visitor), "brand", body);
    return { data, message: brandMessages.saved };
  },
};
