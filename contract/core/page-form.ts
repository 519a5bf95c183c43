/** The header with which a page of this site says how its form was filled in; other clients leave it out. */
export const pageFormHeader = "page-form";

/** The header with which a page's script names the form that it sends; it is answered with that form alone. */
export const formPartHeader = "form-part";

/** `filled`: something stands in the field that people do not see. `quick`: quicker than anybody types. */
export const formSigns = ["plain", "filled", "quick"] as const;
export type FormSign = (typeof formSigns)[number];

/** The field that people do not see; no form of ours asks for such a thing. */
export const trapName = "topicLink";

/** The field in which a page's script tells for how many seconds its page was open. */
export const secondsName = "openSeconds";

/** A form sent sooner than this after its page was made was not typed by a person. */
export const leastFillSeconds = 3;

/** How a form was filled in, by what stands in its hidden field and how many seconds it took; unknown is too quick. */
export function formSign(trap: string, seconds: number): FormSign {
  if (trap !== "") return "filled";
  return seconds >= leastFillSeconds ? "plain" : "quick";
}
