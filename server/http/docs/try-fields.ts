// These functions go to the browser as text (try-call.ts): they use nothing but their arguments and the browser.

export type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
};
type Field = {
  id: string;
  place: string;
  name: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
};

/** A part of the document, or the component that it refers to. */
export function resolved<T extends { $ref?: string }>(components: Readonly<Record<string, T>>, part: T): T {
  return components[part.$ref?.split("/").at(-1) ?? ""] ?? part;
}

/** Adds a field with its label; a required one is filled in with its example. */
export function addField(parent: Element, field: Field): void {
  const { id, place, name, required = false, example } = field;
  const schema = field.schema.anyOf?.[0] ?? field.schema;
  const type = [schema.type].flat()[0] ?? "string";
  const words = type === "boolean" ? [true, false] : schema.enum;
  const isFile = schema.format === "binary";
  const isSecret = /password/i.test(name);
  const isLong = type === "array" || type === "object";
  const control = document.createElement(words ? "select" : isLong ? "textarea" : "input");
  if (control instanceof HTMLSelectElement)
    for (const word of ["", ...(words ?? []).filter((each) => each !== "")])
      control.append(new Option(String(word), String(word)));
  if (control instanceof HTMLInputElement) {
    if (type === "integer") control.inputMode = "numeric";
    if (schema.format === "date") control.type = "date";
    if (isSecret) control.type = "password";
    if (isFile) control.type = "file";
    control.autocomplete = "off";
  }
  const text = typeof example === "string" ? example : JSON.stringify(example);
  if (required && !isFile && !isSecret && text !== undefined) control.value = text;
  control.id = id;
  control.required = required && !words?.includes("");
  control.dataset["place"] = place;
  control.dataset["name"] = name;
  control.dataset["type"] = isFile ? "file" : type;
  const label = document.createElement("label");
  label.htmlFor = id;
  label.textContent = required ? `${name} (required)` : name;
  const box = document.createElement("div");
  box.append(label, control);
  parent.append(box);
}

/** A field's value; undefined when empty. A number or list that is not valid JSON is sent as the text it is. */
export function valueOf(control: HTMLInputElement): unknown {
  const { type } = control.dataset;
  if (type === "file") return control.files?.[0];
  if (control.value === "") return undefined;
  if (type === "string") return control.value;
  try {
    const value: unknown = JSON.parse(control.value);
    return value;
  } catch {
    return control.value;
  }
}
