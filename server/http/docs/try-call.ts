import { addField, resolved, valueOf } from "./try-fields.ts";
import { fillForm as fill, type Shown, type Tools } from "./try-form.ts";
import { sendCall } from "./try-send.ts";

/** Runs in the browser: a call that is opened gets a form, made from the document, that sends it to this site. */
function start(fillForm: typeof fill, tools: Tools): void {
  let loaded: Promise<Shown> | undefined;
  const load = (): Promise<Shown> => (loaded ??= fetch("/api/openapi.json").then((reply) => reply.json()));
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-path]")) {
    const show = async () => {
      if (!details.open || details.querySelector("form")) return;
      const made = document.createElement("form");
      details.append(made);
      try {
        const { method = "", path = "" } = details.dataset;
        fillForm(made, await load(), { method, path }, tools);
      } catch {
        made.remove();
      }
    };
    details.addEventListener("toggle", () => void show());
    void show();
  }
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener("hashchange", openTarget);
  openTarget();
}

const tools = Object.entries({ resolved, addField, valueOf, sendCall } satisfies Tools);
const toolsText = tools.map(([name, tool]) => `${name}: ${String(tool)}`).join(",\n");

/** The page's script: these functions as they are written, each given the others, so that none is called by a name. */
export const tryScript = `(${String(start)})(${String(fill)}, {${toolsText}});`;
