import { type FormSign, formSigns } from "#contract/core/page-form.ts";

const mostLinks = 2;

/** Reads the header in which a page of the site says how its form was filled in; undefined for other clients. */
export function readFormSign(header: string | undefined): FormSign | undefined {
  const [word] = header?.split(" ") ?? [];
  return formSigns.find((sign) => sign === word);
}

/** The version of the privacy notice under which a form was sent: what its page showed, or `api` for other clients. */
export function readNotice(header: string | undefined): string {
  if (readFormSign(header) === undefined) return "api";
  const [, version = ""] = header?.split(" ") ?? [];
  return /^[\d-]{1,20}$/.test(version) ? version : "";
}

/**
 * True when a page's form looks sent by a machine: the hidden field is filled in, it came quicker than anybody types,
 * or it is full of links. Calls of other clients have no sign and are never suspicious.
 */
export function looksSuspicious(form: object, sign: FormSign | undefined): boolean {
  if (sign === undefined) return false;
  const words = Object.values(form).filter((value) => typeof value === "string");
  return sign !== "plain" || countLinks(words.join(" ")) > mostLinks;
}

function countLinks(text: string): number {
  return text.match(/https?:|www\.|\[url|<a\s/gi)?.length ?? 0;
}
