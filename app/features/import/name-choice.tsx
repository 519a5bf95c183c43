import { countOf } from "#contract/rules/text.ts";
import { anyRoomType } from "./answer-import.ts";

type NameChoiceProps = {
  name: string;
  rows: number;
  /** The house of a room type. */
  hotel?: string;
  chosen: string | undefined;
  children: { options: readonly string[]; hasAny?: boolean } | { list: string };
};

/** One name of the file, and which of the company's own is meant: chosen, or typed from a list of suggestions. */
export function NameChoice({ name, rows, hotel = "", chosen = "", children: from }: NameChoiceProps) {
  const field = { name: "to", defaultValue: chosen, className: "control w-full min-w-0" };
  return (
    <label className="grid w-full min-w-0 gap-x-6 gap-y-1 text-sm sm:grid-cols-2 sm:items-center">
      <span className="min-w-0 break-words">
        <b>{name}</b>
        {hotel ? `, a room type in ${hotel}` : ""} ({countOf(rows, "row")})
      </span>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="hotel" value={hotel} />
      {"list" in from ? (
        <input type="text" {...field} list={from.list} placeholder="Name of your house" autoComplete="off" />
      ) : (
        <select {...field}>
          <option value="">{hotel ? "Which room type?" : "Which house?"}</option>
          {[...new Set(from.options)].map((option) => (
            <option key={option}>{option}</option>
          ))}
          {from.hasAny ? <option value={anyRoomType}>Any room type of this house</option> : null}
        </select>
      )}
    </label>
  );
}
