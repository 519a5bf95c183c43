import type { ComponentType } from "react";
import type { Booking } from "#contract/bookings.ts";
import type { CabRate } from "#contract/cab-rates.ts";
import type { Client, FormTexts, Reply } from "#contract/client.ts";
import type { RequestKind } from "#contract/record-kinds.ts";
import type { PaidForIds } from "#contract/payments.ts";
import type { Event } from "../answers/read-timeline.ts";
import type { MessageWords, RequestSummary } from "../answers/request-summary.ts";
import type { DetailsCalls, TableList } from "../lists/record-list.ts";
import type { SubmittedValues, TextsOf } from "../merge/form-versions.ts";
import type { GuestLink, RenewLink } from "../guest-link/answer-guest-link.ts";
import type { OpenedMoney } from "../payments/journey/request-money.tsx";
import type { Refusal } from "../merge/refuse-change.ts";

/** Props of the details dialog of a request. */
export type DetailsProps<Row> = {
  record: Row;
  /** The list without the dialog. */
  closeHref: string;
  /** Its status before the answer that was just stored, for undo. */
  was: string | null;
  timeline: readonly Event[];
  /** Its payments; empty for kinds that are not paid. */
  money: OpenedMoney;
  /** Rates to choose from; empty for kinds without rates. */
  rates: readonly CabRate[];
  /** The stays in its price; empty for kinds that have none. */
  stays: readonly Booking[];
  /** The guest link that was just created. */
  guestLink: GuestLink | undefined;
  /** Why the change that was just sent was not stored. */
  refusal: Refusal<TextsOf<Row>> | undefined;
};

type RequestCalls<Row> = DetailsCalls<Row> & {
  change: (input: { id: number; body: FormTexts }) => Promise<Reply<unknown>>;
  remove: (input: { query: { id: number } }) => Promise<Reply<unknown>>;
};

/** A table of requests that visitors send and staff answer. */
export type RequestTable<Row, Shown> = TableList<Row, Shown, RequestCalls<Row>> & {
  kind: RequestKind;
  /** The status filters under which a request waits for an answer, and how the dashboard shows it. */
  waits: { under: readonly string[]; tell: (record: Row, words: MessageWords) => RequestSummary };
  /** The API's body, where it differs from the form. */
  bodyOf?: (ours: SubmittedValues) => SubmittedValues;
};

/** A kind of request whose page and exported file are made entirely from this description. */
export type RequestList<Row, Shown> = RequestTable<Row, Shown> & {
  Details: ComponentType<DetailsProps<Row>>;
  /** The field of a payment that refers to this kind, if it can be paid. */
  paidAs?: keyof PaidForIds;
  /** The call that creates a new guest link, if guests have a page for it. */
  renewLink?: (api: Client) => RenewLink;
  /** Reads the rates to choose from. */
  readRates?: (api: Client) => Promise<CabRate[]>;
  /** Reads the stays in the price of one. */
  readStays?: (api: Client, id: number) => Promise<Booking[]>;
};

/** The fields that all requests have. */
export type RequestRecord = { id: number; version: number; isNew: boolean; isSuspicious: boolean } & {
  createdAt?: string;
  reference?: string;
};
