import { type Client, fromForm } from "#contract/client.ts";
import type { Room } from "#contract/rooms.ts";
import { orErrorPage } from "#app/reply.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { addOwnWords } from "../room-words/add-own-words.ts";
import { EditOrMerge } from "../merge/edit-or-merge.tsx";
import type { Refusal } from "../merge/refuse-change.ts";
import { saveEdit } from "../merge/save-edit.ts";
import type { RoomChoices } from "./room-choices.ts";
import { readRoomForm, RoomForm } from "./room-form.tsx";
import { bodyOfRoom, roomFields, roomValues, type RoomValues } from "./room-versions.ts";

/** The room that an address names; throws the error page when there is none. */
export async function readRoom(api: Client, id: string): Promise<Room> {
  return orErrorPage(await api.rooms.byId({ query: fromForm({ id }) })).data;
}

/** Stores the form of a room. */
export async function saveRoom(
  api: Client,
  id: string,
  form: FormData,
  done: () => string | Promise<string>,
) {
  const refused = await addOwnWords(api, form);
  return saveEdit(form, {
    readForm: readRoomForm,
    change: async (ours) => refused ?? api.rooms.change({ id: Number(id), body: fromForm(bodyOfRoom(ours)) }),
    readStored: () => api.rooms.byId({ query: fromForm({ id }) }),
    valuesOf: roomValues,
    done,
  });
}

type EditRoomProps = { room: Room; choices: RoomChoices; refusal: Refusal<RoomValues> | undefined };

/** The form of a room; after a conflict, the merge of both versions. */
export function EditRoom({ room, choices, refusal }: EditRoomProps) {
  const { roomTypes, facilities } = choices;
  return (
    <EditOrMerge stored={roomValues(room)} refusal={refusal} fields={roomFields(roomTypes, facilities)}>
      {(form) => <RoomForm roomTypes={roomTypes} facilities={facilities} {...form} />}
    </EditOrMerge>
  );
}

/** The same as a dialog on the room's page, with the id `edit-details`; open after a refused change. */
export function EditRoomDialog(props: EditRoomProps) {
  const isRefused = props.refusal !== undefined;
  return (
    <Dialog
      key={props.room.version}
      id="edit-details"
      shape="wide"
      title="Edit Details"
      initiallyOpen={isRefused}
    >
      <EditRoom {...props} />
    </Dialog>
  );
}
