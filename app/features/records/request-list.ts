import type { ComponentType } from "react";
import type { CabRate } from "#contract/cab-rates.ts";
import type { Client, FormTexts, Reply } from "#contract/client.ts";
import type { RequestKind } from "#contract/record-kinds.ts";
import type { Paid } from "#contract/payments.ts";
import type { Event } from "../answers/read-timeline.ts";
import type { MessageWords, Told } from "../answers/told-request.ts";
import type { DetailsCalls, TableList } from "../lists/record-list.ts";
import type { Sent, Texts } from "../merge/form-versions.ts";
import type { GuestLink, RenewLink } from "../guest-link/answer-guest-link.ts";
import type { OpenedMoney } from "../payments/request-money.tsx";
import type { Refusal } from "../merge/refuse-change.ts";

/** What the dialog of an opened request is given. */
export type DetailsProps<Row> = {
  record: Row;
  /** The list without the dialog. */
  closeHref: string;
  /** Its status before the answer that was just stored here. */
  was: string | null;
  timeline: readonly Event[];
  /** Its payments; of kinds that nobody pays for there are none. */
  money: OpenedMoney;
  /** Prices of the company's list that it can be given; of kinds that have none there are none. */
  rates: readonly CabRate[];
  /** The link that was just made for its guest. */
  guestLink: GuestLink | undefined;
  /** Why the change that was just sent is not stored. */
  refusal: Refusal<Texts<Row>> | undefined;
};

type RequestCalls<Row> = DetailsCalls<Row> & {
  change: (input: { id: number; body: FormTexts }) => Promise<Reply<unknown>>;
  remove: (input: { query: { id: number } }) => Promise<Reply<unknown>>;
};

/** A table of what visitors send and staff answer. */
export type RequestTable<Row, Shown> = TableList<Row, Shown, RequestCalls<Row>> & {
  kind: RequestKind;
  /** The words of its address under which one waits for an answer, and what Today says of it. */
  waits: { under: readonly string[]; tell: (record: Row, words: MessageWords) => Told };
  /** What the call takes of a form, if not its fields as they are. */
  bodyOf?: (ours: Sent) => Sent;
};

/** A kind of request whose page and file are made from this alone. */
export type RequestList<Row, Shown> = RequestTable<Row, Shown> & {
  Details: ComponentType<DetailsProps<Row>>;
  /** The field by which a payment names one of this kind, where it can be paid for. */
  paidAs?: keyof Paid;
  /** The call that makes a new link for the guest, where guests have a page of their own for it. */
  renewLink?: (api: Client) => RenewLink;
  /** The prices that an opened one can be given. */
  readRates?: (api: Client) => Promise<CabRate[]>;
};

/** What any record has that visitors send. */
export type RequestRecord = { id: number; version: number; isNew: boolean; isSuspicious: boolean } & {
  createdAt?: string;
  reference?: string;
};
