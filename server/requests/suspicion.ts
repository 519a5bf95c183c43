import { type FormSign, formSigns } from "#contract/core/page-form.ts";

const mostLinks = 2;

/** How a page's form was filled in, as its header says; undefined for a call that comes from no page of ours. */
export function readFormSign(header: string | undefined): FormSign | undefined {
  return formSigns.find((sign) => sign === header);
}

/**
 * Whether a form of our pages looks sent by a machine: what people do not see is filled in, it came quicker than
 * anybody types, or it is full of links. A call of the API has no sign and is never judged.
 */
export function looksSuspicious(form: object, sign: FormSign | undefined): boolean {
  if (sign === undefined) return false;
  const words = Object.values(form).filter((value) => typeof value === "string");
  return sign !== "plain" || countLinks(words.join(" ")) > mostLinks;
}

function countLinks(text: string): number {
  return text.match(/https?:|www\.|\[url|<a\s/gi)?.length ?? 0;
}
