import "react";

// Components hand values to the style sheet through custom properties.
declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
