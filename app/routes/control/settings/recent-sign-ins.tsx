import { fromForm } from "#contract/client.ts";
import { signInResults } from "#contract/sign-ins.ts";
import { cutAt } from "#contract/rules/text.ts";
import { apiContext } from "#app/context.ts";
import { isBeyondEnd } from "#app/features/lists/list-filters.ts";
import { ListPages } from "#app/features/lists/list-pages.tsx";
import { NarrowForm, narrowedHref, narrowOptions } from "#app/features/lists/narrow-form.tsx";
import { resultLabels, SignInTable } from "#app/features/staff/sign-in-table.tsx";
import { orErrorPage } from "#app/reply.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/recent-sign-ins";

const signInsPath = "/control/settings/sign-ins";
const results = narrowOptions("Everything", signInResults, resultLabels);
type Filters = { search: string; result: string };

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const text = (name: string) => cutAt(address.get(name) ?? "", 100);
  const filters: Filters = { search: text("search"), result: text("result") };
  const query = { ...filters, page: address.get("page") ?? 1 };
  const { data, pageInfo } = orErrorPage(
    await context.get(apiContext).staff.signIns({ query: fromForm(query) }),
  );
  return { signIns: data, pageInfo, filters };
}

export default function SignInsPage({ loaderData: { signIns, pageInfo, filters } }: Route.ComponentProps) {
  const none = isBeyondEnd(pageInfo) ? null : <EmptyState title="Nothing found" />;
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        Who signed in and who tried, for 400 days. You get a letter of a new device and of a lock-out.
      </p>
      <NarrowForm label="Narrow the sign-ins" href={signInsPath} filters={filters}>
        <TextField name="search" label="Search" defaultValue={filters.search} />
        <SelectField name="result" label="Result" options={results} defaultValue={filters.result} />
      </NarrowForm>
      {signIns.length > 0 ? <SignInTable signIns={signIns} /> : none}
      <ListPages pageInfo={pageInfo} href={(page) => narrowedHref(signInsPath, filters, page)} />
    </>
  );
}
