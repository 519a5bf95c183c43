import type { ReviewForm } from "#contract/reviews.ts";
import { facts, type Email } from "../email.ts";

/** A guest wrote a review: staff are told that it waits to be read. Guests leave no address with it. */
export function reviewEmails(form: ReviewForm): Email[] {
  return [
    {
      kind: "review",
      reference: "",
      audience: "staff",
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
