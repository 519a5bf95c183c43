type Reach = { phone: string; email: string };

/** Fills phone and e-mail into a text; sentences whose value is missing are left out. */
export function fillContacts(text: string, { phone, email }: Reach): string {
  return text
    .split(/(?<=[.!?]) +/)
    .filter((sentence) => email !== "" || !sentence.includes("{email}"))
    .join(" ")
    .replaceAll("{call}", phone ? `call us on ${phone}` : "call us")
    .replaceAll("{email}", email);
}
