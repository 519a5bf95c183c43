import { composeForSender, type Email, facts } from "../email.ts";

type Told = { subject: string; paragraphs: string[] };

type Request = Pick<Email, "kind" | "reference"> & {
  /** Where the visitor who sent it is written to. */
  sender: string;
  toSender: Told;
  toStaff: Told & Pick<Email, "answer">;
};

/** The emails for a visitor's request: the confirmation, and the request to staff, who can reply to it. */
export function requestEmails({ sender, toSender, toStaff, ...request }: Request): Email[] {
  const { paragraphs, ...staffEmail } = toStaff;
  return [
    {
      ...request,
      audience: "guest",
      recipient: sender,
      isConfirmation: true,
      subject: toSender.subject,
      text: composeForSender(toSender.paragraphs),
    },
    {
      ...request,
      audience: "staff",
      replyTo: sender,
      ...staffEmail,
      text: paragraphs.filter(Boolean).join("\n\n"),
    },
  ];
}

type Guest = { customerName: string; email: string; phoneNo: string; specialRequest?: string };

/** Who asks, and for what besides. */
export function guestFacts({ customerName, email, phoneNo, specialRequest = "" }: Guest): string {
  return facts([
    ["Guest", customerName],
    ["E-mail", email],
    ["Phone", phoneNo],
    ["Special request", specialRequest],
  ]);
}
