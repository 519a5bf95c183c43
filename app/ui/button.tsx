import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";

export const buttonStyles = cva(
  "inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap no-underline transition active:translate-y-px disabled:opacity-55 [&>svg]:size-5 [&>svg]:flex-none",
  {
    variants: {
      variant: {
        primary: "bg-saffron text-saffron-ink hover:bg-saffron-hover",
        secondary: "bg-dal text-on-fill hover:bg-dal-hover",
        outline: "border-[1.5px] border-line-strong text-ink hover:bg-pashmina",
        ghost: "text-dal hover:bg-dal-soft",
        destructive: "bg-chinar text-on-fill hover:bg-chinar-hover",
        "destructive-ghost": "text-chinar hover:bg-chinar-soft",
        "over-picture": "border-[1.5px] border-white/55 bg-scrim text-white hover:bg-dal-deep",
      },
      size: {
        regular: "min-h-12 px-5.5 py-2 text-[1rem]",
        // 36 px high with an invisible rim, so that the touch target is 44 px.
        small:
          "relative min-h-9 px-3.5 py-1 text-sm after:absolute after:-inset-x-0 after:-inset-y-1 after:content-['']",
      },
      shape: { text: "", icon: "" },
      wide: { true: "w-full", false: "" },
    },
    compoundVariants: [
      { shape: "icon", size: "regular", className: "size-12 !p-0" },
      { shape: "icon", size: "small", className: "size-9 !p-0" },
    ],
    defaultVariants: { variant: "secondary", size: "regular", shape: "text", wide: false },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyles>;

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
      {busy ? <LoaderCircle aria-hidden="true" className="spinner" strokeWidth={2} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
export function LinkButton({ variant, size, shape, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonStyles({ variant, size, shape, wide, className })} {...rest} />;
}
