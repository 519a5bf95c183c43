/** A moment, `21 Nov, 14:05`, that breaks before its time and nowhere else. */
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
