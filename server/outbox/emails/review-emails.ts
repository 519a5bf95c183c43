import type { ReviewForm } from "#contract/reviews.ts";
import { facts, type Email } from "../email.ts";

/** The email to staff about a new review. Guests get none: a review has no address. */
export function reviewEmails(form: Omit<ReviewForm, "stay">, recordId: number): Email[] {
  return [
    {
      kind: "review",
      reference: "",
      audience: "staff",
      recordId,
      subject: `New review by ${form.customerName}: ${form.rating} of 5`,
      text: [
        facts([
          ["Name", form.customerName],
          ["Address", form.customerAddress],
          ["Rating", `${form.rating} of 5`],
        ]),
        form.review,
        "It appears on the site once it is accepted.",
      ].join("\n\n"),
    },
  ];
}
