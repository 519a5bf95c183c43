import { hash } from "node:crypto";

/** Longer JSON is replaced by its hash. */
const longestJson = 200;

const digests = new WeakMap<object, string>();

/**
 * A text that equal props, and no others, have. The JSON of an object is read once: the server keeps hotels and the words of
 * pages for many requests. No object that was a prop may be changed.
 */
export function keyOfProps(props: object): string {
  let key = "";
  for (const [name, value] of Object.entries(props)) {
    const isObject = typeof value === "object" && value !== null;
    key += `${name}:${isObject ? digestOf(value) : JSON.stringify(value)},`;
  }
  return key;
}

function digestOf(value: object): string {
  const known = digests.get(value);
  if (known) return known;
  const json = JSON.stringify(value);
  const digest = json.length > longestJson ? hash("sha256", json, "base64") : json;
  digests.set(value, digest);
  return digest;
}
