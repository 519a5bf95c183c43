import type { Block } from "#contract/blocks.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";

type Values = TextsOf<Block>;

/** The fields to choose in a merge of a block. */
export function blockFields(
  roomTypes: readonly { roomId: number; roomType: string }[],
): VersionField<Values>[] {
  const roomName = ({ roomId, roomType }: Values) =>
    roomTypes.find((one) => String(one.roomId) === roomId)?.roomType ?? roomType;
  return [
    { keys: ["reason"], label: "Reason" },
    {
      keys: ["roomId", "roomType", "rooms"],
      label: "Rooms",
      show: (block) => `${countOf(Number(block.rooms), "room")}, ${roomName(block)}`,
    },
    {
      keys: ["firstNight", "freeFrom"],
      label: "Nights",
      show: ({ firstNight, freeFrom }) => dateRange(firstNight, freeFrom),
    },
  ];
}
