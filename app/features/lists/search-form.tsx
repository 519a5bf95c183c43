import { Form } from "react-router";
import { useFieldsOfAddress } from "#app/features/navigation/use-fields-of-address.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { Icon } from "#app/ui/icon.tsx";

type SearchFormProps = {
  label: string;
  /** The words in the empty field, where those of the label are too long. */
  placeholder?: string;
  defaultValue?: string;
  /** Where the results are; this page when left out. */
  action?: string;
  /** Filters to keep when the search is sent. */
  keep?: Record<string, string>;
};

/** A search field, sent by Enter; the shortcut `/` focuses it. */
export function SearchForm({ label, placeholder = label, defaultValue, action, keep = {} }: SearchFormProps) {
  const form = useFieldsOfAddress({ search: defaultValue ?? "" });
  return (
    <Form ref={form} role="search" action={action} className="relative">
      <HiddenFields values={keep} />
      <Icon of="search" className="pointer-events-none absolute start-3.5 top-3 text-ink3" />
      <input
        type="search"
        dir="auto"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        defaultValue={defaultValue}
        className="control !min-h-11 !ps-10"
      />
    </Form>
  );
}
