import type { valueOf as valueOfField } from "./try-fields.ts";

/** Sends what stands in the form; an empty field is left out. */
export async function sendCall(
  form: HTMLFormElement,
  { method, path, type }: { method: string; path: string; type: string | undefined },
  valueOf: typeof valueOfField,
) {
  const query = new URLSearchParams();
  const headers = new Headers();
  const values: Record<string, unknown> = {};
  const files = new FormData();
  let address = path;
  for (const control of form.querySelectorAll<HTMLInputElement>("[data-place]")) {
    const value = valueOf(control);
    const { place, name = "" } = control.dataset;
    if (value === undefined) continue;
    const text = typeof value === "string" ? value : JSON.stringify(value);
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(text));
    if (place === "query") query.set(name, text);
    if (place === "header") headers.set(name, text);
    if (place === "body") values[name] = value;
    if (place === "body") files.set(name, value instanceof File ? value : text);
  }
  if (type === "application/json") headers.set("content-type", type);
  const body = type === undefined ? undefined : type === "application/json" ? JSON.stringify(values) : files;
  const queryText = query.size > 0 ? `?${query.toString()}` : "";
  const url = `/api${address}${queryText}`;
  const began = performance.now();
  try {
    const reply = await fetch(url, { method: method.toUpperCase(), headers, body });
    const raw = await reply.text();
    const isJson = reply.headers.get("content-type")?.startsWith("application/json");
    const formatted = isJson ? JSON.stringify(JSON.parse(raw), null, 2) : raw;
    const took = Math.round(performance.now() - began);
    return {
      line: `${reply.status} ${reply.statusText}, ${took} ms: ${method.toUpperCase()} ${url}`,
      text: `${[...reply.headers].map((header) => header.join(": ")).join("\n")}\n\n${formatted}`,
    };
  } catch (error) {
    return { line: `No answer: ${String(error)}`, text: "" };
  }
}
