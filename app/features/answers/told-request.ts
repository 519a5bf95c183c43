import type { MessageTemplates } from "#contract/company.ts";
import type { RequestKind } from "#contract/record-kinds.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";

/** What messages are written with: the templates, and what is said of taxes beside prices. */
export type MessageWords = MessageTemplates & { taxes: TaxChoice };

/** What the stream of all kinds says of a request: who, what, and how to answer. */
export type Told = {
  name: string;
  /** What is asked for, in one line. */
  what: string;
  /** As the status is now: a word, or for a question whether it is answered. */
  status: string;
  phone?: string;
  email?: string;
  /** To the guest, by phone or e-mail. */
  message?: string;
  /** Rupees, where a price is known. */
  money?: string;
};

/** One request in the stream of all kinds. */
export type Waiting = Told & {
  kind: RequestKind;
  record: { id: number; version: number };
  createdAt: string;
  isNew: boolean;
};
