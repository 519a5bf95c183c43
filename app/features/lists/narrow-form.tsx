import type { ReactNode } from "react";
import { Form } from "react-router";
import { useFieldsOfAddress } from "#app/features/navigation/use-fields-of-address.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

type NarrowFormProps = {
  label: string;
  /** The page without filters. */
  href: string;
  /** The filters in force, by name; empty texts are none. */
  filters: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Filters of a list, side by side, with a link that removes them. */
export function NarrowForm({ label, href, filters, children }: NarrowFormProps) {
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const form = useFieldsOfAddress(filters);
  return (
    <Form
      ref={form}
      className="mb-5 flex flex-wrap items-end gap-3 max-sm:*:flex-1 max-sm:*:basis-28"
      aria-label={label}
    >
      {children}
      <Button type="submit" variant="outline">
        Show
      </Button>
      {isFiltered ? (
        <LinkButton href={href} variant="ghost">
          Show all
        </LinkButton>
      ) : null}
    </Form>
  );
}

/** The address of a page of the list under its filters. */
export function narrowedHref(href: string, filters: Readonly<Record<string, string>>, page: number): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return `${href}?${query}`;
}

/** The options of a filter: all, then each value with its label. */
export function narrowOptions<Word extends string>(
  all: string,
  words: readonly Word[],
  labels?: Readonly<Record<Word, string>>,
) {
  return [{ value: "", label: all }, ...words.map((value) => ({ value, label: labels?.[value] ?? value }))];
}
