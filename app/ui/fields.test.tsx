// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { ChipsField } from "./chips-field.tsx";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { FormScope } from "./form-scope.tsx";
import { SelectField } from "./select-field.tsx";
import { StarsField } from "./stars-field.tsx";
import { TextareaField, TextField } from "./text-field.tsx";

afterEach(cleanup);

const names = ["name", "note", "guests", "area", "rating"];
const errors = Object.fromEntries(names.map((name) => [name, `Mend ${name}`]));
const options = [{ value: 1, label: "One" }];

function Form({ wrong }: { wrong: boolean }) {
  return (
    <FormScope id="enquiry" errors={wrong ? errors : undefined}>
      <FormErrorSummary />
      <TextField name="name" label="Name" hint="As in the passport" />
      <TextareaField name="note" label="Note" />
      <SelectField name="guests" label="Guests" options={options} placeholder="Choose" />
      <ChipsField name="area" label="Area" options={options} />
      <StarsField name="rating" label="Rating" />
    </FormScope>
  );
}

describe("a form with errors", () => {
  test.each(names)("the field %s is marked and described by its own message", (name) => {
    render(<Form wrong />);
    const field = document.getElementById(`enquiry-${name}`);
    const described = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(`Mend ${name}`);
  });

  test("the summary takes the focus and links to every field", () => {
    render(<Form wrong />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(targets).toEqual(names.map((name) => `enquiry-${name}`));
    expect(targets.every((id) => document.getElementById(id))).toBe(true);
  });

  test("who has begun to write on the page that came back keeps the field when React takes it over", () => {
    document.body.innerHTML = `<main>${renderToString(<Form wrong />)}</main>`;
    const [main] = document.getElementsByTagName("main");
    screen.getByLabelText("Note").focus();
    render(<Form wrong />, { container: main, hydrate: true });
    expect(document.activeElement).toBe(screen.getByLabelText("Note"));
  });

  test("a hint is read after the error", () => {
    render(<Form wrong />);
    expect(screen.getByLabelText("Name").getAttribute("aria-describedby")).toBe(
      "enquiry-name-error enquiry-name-hint",
    );
  });
});

describe("a form without errors", () => {
  test("nothing is marked, nothing announced, and the focus stays", () => {
    render(<Form wrong={false} />);
    expect(document.querySelector("[aria-invalid]")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test("a select starts on its placeholder, which counts as nothing chosen", () => {
    render(<Form wrong={false} />);
    expect(screen.getByLabelText<HTMLSelectElement>("Guests").value).toBe("");
  });

  test("each star says its number", () => {
    render(<Form wrong={false} />);
    expect(screen.getAllByRole("radio", { name: /stars?$/ })).toHaveLength(5);
  });
});

test("a phone shows the large keys of digits for a number, and a field's own for any other", () => {
  render(<TextField type="number" name="adults" label="Adults" />);
  render(<TextField name="place" label="Place" />);
  expect(screen.getByLabelText(/^Adults/).getAttribute("inputmode")).toBe("numeric");
  expect(screen.getByLabelText(/^Place/).hasAttribute("inputmode")).toBe(false);
});
