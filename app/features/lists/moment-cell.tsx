/** A timestamp, `21 Nov, 14:05`, that wraps only before its time. */
export function MomentCell({ text }: { text: string }) {
  const [day, time] = text.split(", ");
  return (
    <span>
      <span className="whitespace-nowrap">
        {day}
        {time ? "," : ""}
      </span>{" "}
      {time}
    </span>
  );
}
