/** The header with which a page of this site says how its form was filled in; other clients leave it out. */
export const pageFormHeader = "page-form";

/** The header with the id of the form that a page's script sends; the reply then contains only that form. */
export const formPartHeader = "form-part";

/** How the form was filled in: `filled`: the hidden field is not empty; `quick`: sent quicker than anybody types. */
export const formSigns = ["plain", "filled", "quick"] as const;
export type FormSign = (typeof formSigns)[number];

/** The header's value: the sign, and after a blank the version of the privacy notice that the form showed. */
export type PageFormSign = FormSign | `${FormSign} ${string}`;

/** The hidden field with that version. */
export const noticeName = "noticeVersion";

/** The name of the hidden field; no form has a real field of this name. */
export const trapName = "topicLink";

/** The field for the seconds that the page was open, filled in by its script. */
export const secondsName = "openSeconds";

/** A form sent fewer seconds than this after its page was opened is suspicious. */
export const leastFillSeconds = 3;

/** The sign of a form, from its hidden field and the seconds it took, if they are known; NaN counts as too quick. */
export function formSign(trap: string, seconds?: number): FormSign {
  if (trap !== "") return "filled";
  return seconds === undefined || seconds >= leastFillSeconds ? "plain" : "quick";
}
