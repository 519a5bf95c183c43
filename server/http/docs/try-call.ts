import { addField, resolved, valueOf } from "./try-fields.ts";
import { fillForm as fill, type ApiDocument, type TryFormTools } from "./try-form.ts";
import { sendCall } from "./try-send.ts";

/** Runs in the browser: opening a call adds a form, made from the document, that sends the call to this site. */
function start(fillForm: typeof fill, tools: TryFormTools): void {
  let loaded: Promise<ApiDocument> | undefined;
  const load = (): Promise<ApiDocument> =>
    (loaded ??= fetch("/api/openapi.json").then((reply) => reply.json()));
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-path]")) {
    const show = async () => {
      if (!details.open || details.querySelector("form")) return;
      const form = document.createElement("form");
      details.append(form);
      try {
        const { method = "", path = "" } = details.dataset;
        fillForm(form, await load(), { method, path }, tools);
      } catch {
        form.remove();
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

const tools = Object.entries({ resolved, addField, valueOf, sendCall } satisfies TryFormTools);
const toolsText = tools.map(([name, tool]) => `${name}: ${String(tool)}`).join(",\n");

/** The page's script: the source of these functions, which get each other as arguments and use no outer name. */
export const tryScript = `(${String(start)})(${String(fill)}, {${toolsText}});`;
