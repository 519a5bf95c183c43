type Reach = { phone: string; email: string };

/** A text with the number to call and the address; a sentence that asks for an address that is not there is left out. */
export function filledIn(text: string, { phone, email }: Reach): string {
  return text
    .split(/(?<=[.!?]) +/)
    .filter((sentence) => email !== "" || !sentence.includes("{email}"))
    .join(" ")
    .replaceAll("{call}", phone ? `call us on ${phone}` : "call us")
    .replaceAll("{email}", email);
}
