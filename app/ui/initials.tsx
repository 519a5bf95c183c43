/** A person's initials in a circle; decorative, beside the name. */
export function Initials({ name }: { name: string }) {
  const all = name.trim().split(/\s+/);
  // `John Smith (UK)`: registers put more than a name there.
  const named = all.filter((word) => /^\p{L}/u.test(word));
  const words = named.length > 0 ? named : all;
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map(initialOf);
  return (
    <span
      aria-hidden="true"
      className="initials grid size-9 flex-none place-items-center rounded-full bg-pashmina2 text-xs font-semibold text-ink2 uppercase"
    >
      {letters.join("")}
    </span>
  );
}

function initialOf(word = ""): string {
  const point = word.codePointAt(0);
  return point === undefined ? "" : String.fromCodePoint(point);
}
