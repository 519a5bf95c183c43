import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { type FieldErrors, FormScope } from "#app/ui/form-scope.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";

type FilterFrameProps = {
  /** The form scope's id. */
  id: string;
  path: string;
  /** The filters of the address. */
  values: Record<string, string>;
  places: readonly Option[];
  sorts: readonly Option[];
  errors: FieldErrors;
  isNarrowed: boolean;
  children: ReactNode;
};

/**
 * A list's filters as a plain GET form, from the place to the order: beside the list; on a phone folded above it unless
 * a field has an error.
 */
export function FilterFrame(props: FilterFrameProps) {
  const { id, path, values, places, sorts, errors, isNarrowed, children } = props;
  return (
    <details className="filter-fold" open={Object.keys(errors).length > 0}>
      <summary className="fold-button">
        <Icon of="sliders-horizontal" className="text-dal" />
        <span className="flex-1">
          Filter<span className="max-sm:sr-only"> and sort</span>
        </span>
        <Icon of="chevron-down" className="fold-sign text-ink3" />
      </summary>
      <form
        method="get"
        action={`${path}#results`}
        className="compact grid gap-4 pt-4 lg:pt-0"
        aria-label="Filter and sort"
      >
        <FormScope id={id} errors={errors} values={values}>
          <SelectField name="place" label="Place" placeholder="Anywhere" options={places} />
          {children}
          <SelectField name="sort" label="Sort by" options={sorts} />
        </FormScope>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="small">
            Show results
          </Button>
          <span data-live="clear" className="contents">
            {isNarrowed ? (
              <Link href={path} className="text-link -my-px py-2.75 text-sm">
                Clear all
              </Link>
            ) : null}
          </span>
        </div>
      </form>
    </details>
  );
}
