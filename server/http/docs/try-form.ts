import type { addField, resolved, Schema, valueOf } from "./try-fields.ts";
import type { sendCall } from "./try-send.ts";

type Part = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
};
type Call = {
  security: unknown[];
  parameters?: Part[];
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> };
};
export type ApiDocument = {
  paths: Record<string, Record<string, Call>>;
  components: { parameters: Record<string, Part>; schemas: Record<string, Schema> };
};
export type TryFormTools = {
  resolved: typeof resolved;
  addField: typeof addField;
  valueOf: typeof valueOf;
  sendCall: typeof sendCall;
};

/** Fills the form of a call with its fields, a button that sends it, and room for the reply. */
export function fillForm(
  form: HTMLFormElement,
  shown: ApiDocument,
  { method, path }: { method: string; path: string },
  { resolved, addField, valueOf, sendCall }: TryFormTools,
): void {
  const call = shown.paths[path]?.[method];
  if (!call) return;
  const { parameters: knownParts, schemas } = shown.components;
  const add = (tag: string, text: string, parent: Element = form) => {
    const element = document.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const prefix = `${method}${path}`.replaceAll(/\W/g, "-");
  const group = (legend: string) => {
    const element = document.createElement("fieldset");
    add("legend", legend, element);
    form.append(element);
    return element;
  };
  const isStaff = call.security.length > 0;
  if (isStaff) {
    const hint = add("p", "Only for staff who are signed in: this browser's session goes with it. ");
    const link = add("a", "Sign in", hint);
    link.setAttribute("href", "/control/login");
  }
  const parameters = (call.parameters ?? []).map((parameter) => resolved(knownParts, parameter));
  const parameterGroup = parameters.length > 0 ? group("Try it: parameters") : undefined;
  for (const { name, in: place, required, schema, example } of parameters)
    if (parameterGroup)
      addField(parameterGroup, { id: `${prefix}-${place}-${name}`, place, name, required, schema, example });
  const [type, media] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const body = media && resolved(schemas, media.schema);
  const sent = body ? group("Try it: body") : undefined;
  for (const [name, property] of Object.entries(body?.properties ?? {})) {
    const schema = resolved(schemas, property);
    const required = body?.required?.includes(name);
    const example = media?.example?.[name];
    if (sent)
      addField(sent, { id: `${prefix}-body-${name}`, place: "body", name, required, schema, example });
  }
  const isGrave = method === "delete" || (isStaff && method !== "get");
  const button = add("button", "Send");
  const status = add("p", "");
  status.setAttribute("role", "status");
  const answer = add("pre", "");
  answer.hidden = true;
  answer.tabIndex = 0;
  const disarm = () => {
    delete button.dataset["armed"];
    button.textContent = "Send";
  };
  form.addEventListener("input", disarm);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isGrave && button.dataset["armed"] === undefined) {
      button.dataset["armed"] = "";
      button.textContent = "Send it really";
      status.textContent = "This changes what the company keeps. Press again to send it.";
      return;
    }
    disarm();
    status.textContent = "Sending …";
    void sendCall(form, { method, path, type }, valueOf).then(({ line, text }) => {
      status.textContent = line;
      answer.textContent = text;
      answer.hidden = text === "";
      return undefined;
    });
  });
}
