import { fromForm } from "#contract/client.ts";
import { Form } from "react-router";
import { signInResults } from "#contract/sign-ins.ts";
import { apiContext } from "#app/context.ts";
import { resultLabels, SignInTable } from "#app/features/staff/sign-in-table.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/recent-sign-ins";

const here = "/control/settings/sign-ins";
type Filters = { search: string; result: string };

function hrefOf(filters: Filters, page: number): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return `${here}?${query}`;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const text = (name: string) => (address.get(name) ?? "").slice(0, 100);
  const filters: Filters = { search: text("search"), result: text("result") };
  const query = { ...filters, page: address.get("page") ?? 1 };
  const { data, pageInfo } = orErrorPage(
    await context.get(apiContext).staff.signIns({ query: fromForm(query) }),
  );
  return { signIns: data, pageInfo, filters };
}

export default function SignInsPage({ loaderData: { signIns, pageInfo, filters } }: Route.ComponentProps) {
  const isFiltered = Object.values(filters).some((value) => value !== "");
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        Who signed in and who tried, for 400 days. You get a letter of a new device and of a lock-out.
      </p>
      <Form
        key={hrefOf(filters, 1)}
        className="mb-5 flex flex-wrap items-end gap-3 max-sm:*:flex-1 max-sm:*:basis-28"
        aria-label="Narrow the sign-ins"
      >
        <TextField name="search" label="Search" defaultValue={filters.search} />
        <SelectField
          name="result"
          label="Result"
          options={[
            { value: "", label: "Everything" },
            ...signInResults.map((result) => ({ value: result, label: resultLabels[result] })),
          ]}
          defaultValue={filters.result}
        />
        <Button type="submit" variant="outline">
          Show
        </Button>
        {isFiltered ? (
          <LinkButton href={here} variant="ghost">
            Show all
          </LinkButton>
        ) : null}
      </Form>
      {signIns.length > 0 ? <SignInTable signIns={signIns} /> : <EmptyState title="Nothing found" />}
      <div className="mt-5">
        <Pagination
          currentPage={pageInfo?.currentPage ?? 1}
          totalPages={pageInfo?.totalPages ?? 1}
          href={(page) => hrefOf(filters, page)}
        />
      </div>
    </>
  );
}
