import { telUrl } from "#contract/rules/phone.ts";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { Reference } from "#app/reference.tsx";
import { thrownMessage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useCompanyIfRead } from "#app/features/company/use-company.ts";
import { PathScene } from "./path-scene.tsx";

const titles: Record<number, string> = {
  404: "This path leads nowhere",
  403: "This door is closed to you",
  405: "Nothing can be sent to this page",
  408: "This did not arrive",
  410: "This is no longer here",
  413: "This is too much to send",
  429: "A moment, please",
};

/** What to do where a form was refused; a message names the reason. */
const advice: Record<number, string> = {
  405: "Open the page by its link instead. A form is sent from the page on which it stands.",
  408: "Go back in your browser: what you wrote is still there to be sent again.",
  410: "It was taken away while you wrote. Go back in your browser: what you wrote is still there, to be sent to another one.",
  413: "Go back in your browser: what you wrote is still there. Please shorten it and send it again, or send it in two parts.",
};

/** The error message, with links to the main pages and, if it may help, a retry. */
function ErrorWords() {
  const company = useCompanyIfRead();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title =
    titles[status] ?? (status >= 500 ? "Something went wrong on our side" : "This cannot be shown");
  // The same request may succeed later.
  const isRetryable = status === 429 || status >= 500;
  const message = thrownMessage(error);
  return (
    <section className="wrap grid min-h-[60vh] place-content-center justify-items-center gap-5 py-section text-center">
      <title>{company ? `${title} | ${company.name}` : title}</title>
      <meta name="robots" content="noindex" />
      {status === 404 ? <PathScene /> : null}
      <p className="text-sm font-semibold text-ink3">{status}</p>
      <h1 className="text-3xl">{title}</h1>
      <p data-failure="" className="mx-auto max-w-[44ch] text-lg text-ink2">
        {message ??
          "Nothing you did. Try again in a moment; if it stays like this, call us and we sort it out together."}
      </p>
      {advice[status] ? <p className="mx-auto max-w-[44ch] text-ink2">{advice[status]}</p> : null}
      {status >= 500 ? <Reference message={message} /> : null}
      <div className="flex flex-wrap justify-center gap-3">
        {isRetryable ? (
          <LinkButton href={`${pathname}${search}`} target="_self" variant="primary">
            Try again
          </LinkButton>
        ) : null}
        <LinkButton href="/hotels" variant={isRetryable ? "outline" : "primary"}>
          Hotels
        </LinkButton>
        <LinkButton href="/packages" variant="outline">
          Packages
        </LinkButton>
        <LinkButton href="/contact" variant="outline">
          Contact
        </LinkButton>
      </div>
      {company?.phone ? (
        <p className="text-ink2">
          Or call us: <TextLink href={telUrl(company.phone)}>{company.phone}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

/** The error boundary of a public page, between header and footer. */
export function PageError() {
  return <ErrorWords />;
}

/** The error page when even the layout failed. */
export function RootErrorPage() {
  return (
    <main id="content">
      <ErrorWords />
    </main>
  );
}
