import type { ReactNode } from "react";
import type { SimpleField } from "#contract/content/field-kinds.ts";

/** The hint below a control: the field's help text and its maximum length. */
export function fieldHint(field: SimpleField): ReactNode {
  const { help } = field;
  switch (field.kind) {
    case "line":
    case "paragraph":
      return joined(help, upTo(field.longest));
    case "light-text":
      return (
        <>
          {help ? <>{help}. </> : null}
          {upTo(field.longest)}. An empty line begins a paragraph; <code>**bold**</code>,{" "}
          <code>*slanted*</code>, <code>[words](/hotels)</code> for a link, <code>- </code> before each line
          of a list. Nothing else is read as a mark.
        </>
      );
    case "lines":
      return joined(help, `One a line, at most ${field.most}`);
    case "link":
      return joined(help, "A page of this site, as /hotels, or a whole address, as https://example.com");
    default:
      return help;
  }
}

function upTo(longest: number): string {
  return `Up to ${longest.toLocaleString("en-IN")} characters`;
}

function joined(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(". ");
}
