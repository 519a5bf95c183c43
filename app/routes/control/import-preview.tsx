import { data, Form, Link } from "react-router";
import { fromForm } from "#contract/client.ts";
import type { Import } from "#contract/import-view.ts";
import { countOf } from "#contract/rules/text.ts";
import { apiContext } from "#app/context.ts";
import { answerImport, type ChosenNames } from "#app/features/import/answer-import.ts";
import { LackingColumns, LongFileNote, MoneyNotes } from "#app/features/import/import-notes.tsx";
import { UnknownNames } from "#app/features/import/unknown-names.tsx";
import { UnknownWords } from "#app/features/import/unknown-words.tsx";
import { ImportProgress } from "#app/features/import/import-progress.tsx";
import { ImportRows } from "#app/features/import/import-rows.tsx";
import { BeforeNameNote, isReferencedBeforeName } from "#app/features/import/before-name.tsx";
import { HousesAbove } from "#app/features/import/houses-above.tsx";
import { countsInWords, kindWords, partiesInWords, stateWords } from "#app/features/import/import-words.ts";
import { MatchColumns, UnreadColumns } from "#app/features/import/match-columns.tsx";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { controlPages } from "#app/content/control-addresses.ts";
import { Pagination } from "#app/ui/page-links.tsx";
import type { Route } from "./+types/import-preview";

const limit = 50;

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const searchParams = new URL(request.url).searchParams;
  const only = ["faults", "noted"].find((rows) => searchParams.has(rows));
  const page = Math.max(1, Math.floor(Number(searchParams.get("page"))) || 1);
  const query = fromForm({ token, page, limit, ...(only && { [only]: true }) });
  const api = context.get(apiContext);
  const shown = orErrorPage(await api.imports.byToken({ query })).data;
  const asksForHouses = shown.unknownNames && shown.unknownNames.houses.length > 0;
  const isBeforeName = await isReferencedBeforeName(api, shown);
  return { shown, only, page, isBeforeName, houses: asksForHouses ? await readHouseChoices(api) : [] };
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const refusal = await answerImport(context.get(apiContext), token, await request.formData());
  const { status, ...answer } = refusal;
  return data(answer, { status });
}

export default function ImportPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData;
  const { state, fileName, note } = shown;
  const isWorking = state === "reading" || state === "writing";
  return (
    <>
      <PageHead title="Import" action={<HeadLink href="/control/import" label="Another file" />} />
      <p className="mb-4 break-words">
        <span className="font-semibold">{fileName}</span>, {kindWords[shown.kind].label.toLowerCase()}:{" "}
        {countOf(shown.rows, "row")}
      </p>
      {actionData ? (
        <p role="alert" className="mb-4 font-medium text-chinar">
          {actionData.message}
        </p>
      ) : null}
      {note ? <p className="mb-4 max-w-[68ch] text-ink2">{note}</p> : null}
      {isWorking ? <ImportProgress {...shown} /> : null}
      {state === "ready" ? <Preview {...loaderData} chosen={actionData?.chosen} /> : null}
      {state === "done" ? <Done shown={shown} /> : null}
      {state === "undone" || state === "failed" ? <p>{stateWords[state]}.</p> : null}
    </>
  );
}

type PreviewProps = Route.ComponentProps["loaderData"] & { chosen: ChosenNames | undefined };

function Preview({ shown, only, page, isBeforeName, houses, chosen }: PreviewProps) {
  const { columns, faulty, fresh, noted = 0, rows } = shown;
  const address = (to: number, of = only) => `?${of ? `${of}&` : ""}page=${to}`;
  const listed = only === "faults" ? faulty : only === "noted" ? noted : rows;
  return (
    <>
      <UnreadColumns {...shown} />
      <MoneyNotes {...shown} />
      {isBeforeName ? <BeforeNameNote /> : null}
      <MatchColumns {...shown} />
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p aria-live="polite">{countsInWords(shown)}.</p>
        {faulty > 0 ? (
          <OnlyLink to={only === "faults" ? "?page=1" : address(1, "faults")}>
            {only === "faults" ? "Show all rows" : "Show the faults alone"}
          </OnlyLink>
        ) : null}
      </div>
      {noted > 0 ? (
        <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p>{partiesInWords(noted, columns)}</p>
          <OnlyLink to={only === "noted" ? "?page=1" : address(1, "noted")}>
            {only === "noted" ? "Show all rows" : "Show these alone"}
          </OnlyLink>
        </div>
      ) : null}
      {faulty > 0 ? (
        <>
          <LackingColumns {...shown} />
          <HousesAbove {...shown} />
          <UnknownWords {...shown} />
          <UnknownNames {...shown} {...{ houses, chosen }} />
          <FaultyRows shown={shown} />
        </>
      ) : fresh > 0 ? (
        <Form method="post" className="mb-5">
          <Button type="submit" name="intent" value="import">
            Import {countOf(fresh, "row")}
          </Button>
          <LongFileNote {...shown} />
        </Form>
      ) : null}
      <ImportRows rows={shown.page} />
      <div className="mt-5">
        <Pagination currentPage={page} totalPages={Math.ceil(listed / limit)} href={address} />
      </div>
    </>
  );
}

function OnlyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center font-semibold text-dal underline underline-offset-4">
      {children}
    </Link>
  );
}

/** What can be done about rows with faults. */
function FaultyRows({ shown: { token, faulty, rows } }: { shown: Import }) {
  return (
    <div className="mb-5 grid justify-items-start gap-3">
      <p className="max-w-[68ch]">
        Put the faults right in your file, and choose it again: either all of it is imported or nothing.
      </p>
      {faulty < rows ? (
        <>
          <p className="max-w-[68ch]">
            Or import the others now: keep the rows with faults as a file of their own, and choose that when
            they are right.
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <LinkButton href={controlPages.importFaults(token)} target="_self" variant="outline">
              Rows with faults as a file
            </LinkButton>
            <Button type="submit" name="intent" value="leave-out" variant="outline">
              Leave {faulty === 1 ? "that row" : `those ${faulty} rows`} out
            </Button>
          </Form>
        </>
      ) : null}
    </div>
  );
}

function Done({ shown: { kind, fresh, known } }: { shown: Import }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-panel border border-line bg-surface p-6">
      <p className="text-lg font-semibold">
        {countOf(fresh, "row")} imported{known > 0 ? `; ${known} were there already` : ""}.
      </p>
      <LinkButton href={kindWords[kind].list}>See them in their list</LinkButton>
      <Form method="post">
        <Button type="submit" name="intent" value="undo" variant="outline">
          Undo this import
        </Button>
        <p className="mt-2 max-w-[60ch] text-sm text-ink2">
          All of it goes into the bin, as long as nothing was built on it.
        </p>
      </Form>
    </div>
  );
}
