import type { dropDownEndpoints } from "#contract/drop-downs.ts";
import type { Handlers } from "../call.ts";
import { listFacilities, listRoomTypes } from "./rooms.queries.ts";

export const dropDownHandlers: Handlers<typeof dropDownEndpoints> = {
  async facilities({ services }) {
    return { data: toOptions(await listFacilities(services.db.executor)) };
  },

  async roomTypes({ services }) {
    return { data: toOptions(await listRoomTypes(services.db.executor)) };
  },
};

function toOptions(choices: { id: number; name: string }[]) {
  return choices.map(({ id, name }) => ({ value: id, label: name }));
}
