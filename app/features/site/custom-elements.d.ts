import "react";

type Wrapper = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-form": Wrapper;
      "free-rooms": Wrapper;
      "remember-view": Wrapper;
      "recently-viewed": Wrapper;
      "share-page": Wrapper;
      "passkey-sign-in": Wrapper;
    }
  }
}
