import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";
import { Icon } from "./icon.tsx";

export type ButtonLook = {
  variant?:
    | "primary"
    | "secondary"
    | "outline"
    | "ghost"
    | "destructive"
    | "destructive-ghost"
    | "over-picture";
  size?: "regular" | "small";
  shape?: "text" | "icon";
  /** Full width. */
  wide?: boolean;
};

/** The classes of something that looks like a button. */
export function buttonStyles(look: ButtonLook & { className?: string | undefined }): string {
  const { variant = "secondary", size, shape, wide, className } = look;
  const small = size === "small" && "button-small";
  const icon = shape === "icon" && "button-icon";
  return ["button", `button-${variant}`, small, icon, wide && "w-full", className].filter(Boolean).join(" ");
}

/** `busy` shows a spinner and ignores clicks, but keeps the focus, which a disabled button would lose. */
export type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

export function Button({
  variant,
  size,
  shape,
  wide,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      // eslint-disable-next-line react/button-has-type
      type={type}
      className={buttonStyles({ variant, size, shape, wide, className })}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Icon of="loader-circle" className="spinner stroke-2" /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button: for navigation, where Button is for actions. */
export function LinkButton({ variant, size, shape, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonStyles({ variant, size, shape, wide, className })} {...rest} />;
}
