import { Icon } from "#app/ui/icon.tsx";

type MoveButtonProps = { path: string; place: number; to: "up" | "down"; name: string; isOff: boolean };

/** Moves an item of a list one place up or down. */
export function MoveButton({ path, place, to, name, isOff }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${to} ${path} ${place}`}
      disabled={isOff}
      aria-label={`Move ${name} ${to}`}
      className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-pashmina2 disabled:invisible"
    >
      <Icon of={to === "up" ? "arrow-up" : "arrow-down"} className="size-4.5" />
    </button>
  );
}
