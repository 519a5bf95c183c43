import { apiContext } from "#app/context.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { findPages } from "#app/features/palette/find-pages.ts";
import { findRecords, notSearched } from "#app/features/palette/find-records.ts";
import { orErrorPage } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/find";
import { cutAt } from "#contract/rules/text.ts";

/** The search of the palette; also a page of its own, for use without scripts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const words = cutAt(new URL(request.url).searchParams.get("words") ?? "", 100);
  const [session, records] = await Promise.all([api.auth.session(), findRecords(api, words)]);
  return { words, records, pages: findPages(words, orErrorPage(session).data.role === "owner") };
}

export default function FindPage({ loaderData: { words, records, pages } }: Route.ComponentProps) {
  const found = [...pages, ...(records ?? [])];
  return (
    <>
      <PageHead title="Find" />
      <form role="search" className="mb-5 flex max-w-xl gap-3">
        <input
          type="search"
          dir="auto"
          name="words"
          key={words}
          defaultValue={words}
          aria-label="A page, guest, number, hotel or package"
          placeholder="A page, guest, number, hotel or package"
          aria-keyshortcuts="/"
          className="control"
        />
        <Button type="submit">Find</Button>
      </form>
      <ul className="max-w-3xl divide-y divide-line rounded-panel border border-line bg-surface px-5">
        {found.map(({ kind, label, about, href }) => (
          <li key={`${kind} ${href}`} className="flex min-h-12 flex-wrap items-center gap-x-3 py-2">
            <TextLink href={href}>{label}</TextLink>
            <span className="me-auto text-sm text-ink2">{about}</span>
            <span className="text-xs text-ink2">{kind}</span>
          </li>
        ))}
        {records ? null : <li className="py-4 text-ink2">{notSearched}</li>}
        {records && found.length === 0 ? (
          <li className="py-4 text-ink2">Nothing found. Fewer letters find more.</li>
        ) : null}
      </ul>
    </>
  );
}
