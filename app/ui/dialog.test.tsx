// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, DialogButton } from "./dialog.tsx";

afterEach(cleanup);

test("a dialog is opened, named and closed by attributes alone", () => {
  render(
    <>
      <DialogButton opens="details">Details</DialogButton>
      <Dialog id="details" title="First snow in Gulmarg">
        Facts
      </Dialog>
    </>,
  );
  const opener = screen.getByText("Details");
  const dialog = document.getElementById(opener.getAttribute("commandfor") ?? "");
  expect(opener.getAttribute("command")).toBe("show-modal");
  expect(dialog?.tagName).toBe("DIALOG");
  expect(document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
    "First snow in Gulmarg",
  );
  const closer = screen.getByLabelText("Close");
  expect([closer.getAttribute("command"), closer.getAttribute("commandfor")]).toEqual(["close", "details"]);
});

test("a dialog whose address was opened stands in the page without scripts; others do not", () => {
  const page = (initiallyOpen: boolean) =>
    renderToString(
      <Dialog id="details" title="Details" initiallyOpen={initiallyOpen}>
        Facts
      </Dialog>,
    );
  expect(page(true)).toMatch(/<dialog[^>]* open=""/);
  expect(page(false)).not.toMatch(/<dialog[^>]* open=""/);
});

test("a confirmation sends the form it names, and Cancel sends nothing", () => {
  render(
    <ConfirmDialog
      id="delete"
      title="Delete this booking?"
      confirmLabel="Delete"
      form="booking"
      name="intent"
      value="delete"
    />,
  );
  const confirm = screen.getByText("Delete");
  expect(confirm.getAttribute("type")).toBe("submit");
  expect(confirm.getAttribute("form")).toBe("booking");
  expect([confirm.getAttribute("name"), confirm.getAttribute("value")]).toEqual(["intent", "delete"]);
  expect(screen.getByText("Cancel").getAttribute("type")).toBe("button");
});

test("a question asked within a dialog is closed without closing the dialog", () => {
  const closed: string[] = [];
  render(
    <Dialog id="stay" title="Stay" onClose={() => closed.push("stay")}>
      <ConfirmDialog
        id="delete"
        title="Delete?"
        confirmLabel="Delete"
        onClose={() => closed.push("delete")}
      />
    </Dialog>,
  );
  for (const id of ["delete", "stay"]) document.getElementById(id)?.dispatchEvent(new Event("close"));
  expect(closed).toEqual(["delete", "stay"]);
});
