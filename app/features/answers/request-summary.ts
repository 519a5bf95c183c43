import type { MessageTemplates } from "#contract/company.ts";
import type { RequestKind } from "#contract/record-kinds.ts";
import type { Company } from "#app/features/company/company-facts.ts";

/** The message templates, and what the company says of taxes. */
export type MessageWords = MessageTemplates & Pick<Company, "taxes" | "addsTax">;

/** A request as the dashboard's list of all kinds shows it: who, what, and how to answer. */
export type RequestSummary = {
  name: string;
  /** What the guest requests, in one line. */
  what: string;
  /** The current status; for a question, whether it is answered. */
  status: string;
  phone?: string;
  email?: string;
  /** The message to the guest. */
  message?: string;
  /** Rupees, where a price is known. */
  money?: string;
};

/** A request that waits for an answer, of any kind. */
export type UnansweredRequest = RequestSummary & {
  kind: RequestKind;
  record: { id: number; version: number };
  createdAt: string;
  isNew: boolean;
};
