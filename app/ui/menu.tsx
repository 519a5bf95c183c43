import { type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { OwnStyle, ownClass } from "./own-style.tsx";
import { Link, type LinkProps } from "./link.tsx";

/** A button with a list of links and actions that opens below it: a native popover, closed by Escape or a click outside. */
export function Menu({
  button,
  children,
  ...look
}: { button: ReactNode; children: ReactNode } & ButtonProps) {
  const id = useId();
  const anchor = `--menu${id.replaceAll(/\W/g, "")}`;
  const named = `anchor-name:${anchor}`;
  const placed = `position-anchor:${anchor}`;
  return (
    <>
      <OwnStyle css={named} />
      <OwnStyle css={placed} />
      <Button
        variant="outline"
        {...look}
        className={`${look.className ?? ""} ${ownClass(named)}`}
        popoverTarget={id}
      >
        {button}
      </Button>
      <div id={id} popover="auto" className={`menu ${ownClass(placed)}`}>
        <ul>{children}</ul>
      </div>
    </>
  );
}

const entry =
  "flex min-h-11 w-full items-center gap-2.5 rounded-badge px-3 text-start text-sm font-medium hover:bg-pashmina [&>svg]:size-4.5";

export function MenuLink({ className = "", ...rest }: LinkProps) {
  return (
    <li>
      <Link className={`${entry} ${className}`} {...rest} />
    </li>
  );
}

/** `isDestructive` writes the action in chinar; its words must say so too. */
export function MenuAction({
  isDestructive = false,
  children,
  ...rest
}: ButtonProps & { isDestructive?: boolean }) {
  return (
    <li>
      <button type="button" {...rest} className={`${entry} ${isDestructive ? "text-chinar" : ""}`}>
        {children}
      </button>
    </li>
  );
}
