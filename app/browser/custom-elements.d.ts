import "react";

type Wrapper = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "rail-slides": Wrapper;
      "fade-slides": Wrapper;
      "site-form": Wrapper;
      "copy-text": Wrapper;
      "film-dialog": Wrapper;
    }
  }
}
