import { isRouteErrorResponse, useRouteError } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useCompany } from "./use-company.ts";

const titles: Record<number, string> = {
  404: "This path leads nowhere",
  403: "This door is closed to you",
  429: "A moment, please",
};

/** What went wrong, in words, and the ways on. */
export function RootErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const said = isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
  return (
    <main id="content" className="wrap grid min-h-[70vh] place-content-center gap-5 py-section text-center">
      <title>{`${titles[status] ?? "Something went wrong"} | ${useCompany().name}`}</title>
      <p className="text-sm font-semibold text-ink3">{status}</p>
      <h1 className="text-3xl">{titles[status] ?? "Something went wrong on our side"}</h1>
      <p className="mx-auto max-w-[44ch] text-lg text-ink2">
        {said ??
          "Nothing you did. Try again in a moment; if it stays like this, call us and we sort it out together."}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/" variant="primary">
          Home
        </LinkButton>
        <LinkButton href="/hotels" variant="outline">
          Hotels
        </LinkButton>
        <LinkButton href="/contact" variant="outline">
          Contact
        </LinkButton>
      </div>
    </main>
  );
}
