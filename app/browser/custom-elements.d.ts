import "react";

type Wrapper = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "copy-text": Wrapper;
      "fade-slides": Wrapper;
      "film-dialog": Wrapper;
      "free-rooms": Wrapper;
      "live-filters": Wrapper;
      "passkey-sign-in": Wrapper;
      "rail-slides": Wrapper;
      "recently-viewed": Wrapper;
      "remember-view": Wrapper;
      "share-page": Wrapper;
      "site-form": Wrapper;
    }
  }
}
