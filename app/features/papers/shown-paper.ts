import type { Paper } from "#contract/papers.ts";

/** A paper as guests and staff see it. */
export type ShownPaper = Omit<Paper, "issuedBy">;

/** The recipient, line by line. */
export function guestLines({ guest }: Pick<ShownPaper, "guest">): string[] {
  const { name, address = "", phone, gstin, route } = guest;
  return [name || "Erased guest", address, phone, route, gstin ? `GSTIN ${gstin}` : ""].filter(Boolean);
}

/** `CO-26-27-00042.pdf`: the number without slashes. */
export function paperFileName({ number }: Pick<ShownPaper, "number">): string {
  return `${number.replaceAll("/", "-")}.pdf`;
}
