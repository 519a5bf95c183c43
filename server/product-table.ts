import { type Endpoints, endpoints } from "#contract/endpoints.made.ts";
import { brandHandlers } from "./brand/brand.api.ts";
import type { Handlers } from "./call.ts";
import { handlers as found } from "./handlers.made.ts";
import type { ApiTable } from "./http/calls.ts";
import { importHandlers } from "./imports/imports.api.ts";
import { paymentDetailsHandlers } from "./payment-details/payment-details.api.ts";
import { deletable, recordKinds } from "./record-kinds.ts";
import { trashHandlers } from "./trash/trash.api.ts";

/** A handler for every endpoint; a missing one is a compile error, and an error at start. */
const handlers: { [Feature in keyof Endpoints]: Handlers<Endpoints[Feature]> } = {
  ...found,
  imports: importHandlers(recordKinds),
  trash: trashHandlers(deletable),
  settings: { ...found.settings, ...paymentDetailsHandlers, ...brandHandlers },
};

/** The API of the product. */
export const productTable: ApiTable = { endpoints, handlers, recordKinds };
