import "react";

type Wrapper = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "book-dates": Wrapper;
      "copy-text": Wrapper;
      "fade-slides": Wrapper;
      "film-dialog": Wrapper;
      "forget-here": Wrapper;
      "free-rooms": Wrapper;
      "later-form": Wrapper;
      "live-filters": Wrapper;
      "live-estimate": Wrapper & {
        "data-price": string;
        "data-fields": string;
        "data-places"?: string | undefined;
      };
      "light-box": Wrapper;
      "passkey-sign-in": Wrapper;
      "phone-bar": Wrapper;
      "print-page": Wrapper;
      "rail-slides": Wrapper;
      "recently-viewed": Wrapper;
      "remember-view": Wrapper;
      "share-page": Wrapper;
      "site-form": Wrapper;
      "stay-sum": Wrapper & { class?: string };
      "stay-dates": Wrapper & { class?: string };
    }
  }
}
