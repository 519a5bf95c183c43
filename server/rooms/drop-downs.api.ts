import type { HandlersOf } from "../call.ts";
import { listFacilities, listRoomTypes } from "./rooms.queries.ts";

export const dropDownHandlers: HandlersOf<"dropDowns"> = {
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
