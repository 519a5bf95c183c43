import type { Query, QuestionOrder } from "#contract/queries.ts";
import { shorten } from "#contract/rules/text.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import type { RequestList } from "#app/features/records/request-list.ts";
import type { MessageWords, RequestSummary } from "../answers/request-summary.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import {
  badgeColumn,
  guestColumns,
  referenceColumn,
  sentColumn,
  sentInFile,
} from "#app/features/records/standard-columns.tsx";
import { AnsweredBadge } from "./answered-badge.tsx";
import { QuestionDetails } from "./question-details.tsx";

const sorts: Sort<QuestionOrder | "id">[] = [...byTime, ...alphabetical("name", "Name")];

type QueryRow = ReturnType<typeof rowOf>;

/** What people asked. */
export const questionList: RequestList<Query, QueryRow> = {
  kind: "queries",
  title: "Queries",
  label: "Queries",
  search: "Search name, e-mail or words",
  empty: "No Queries available.",
  hint: "What visitors ask on the site comes here and by e-mail.",
  csv: "queries.csv",
  hasGuestsData: true,
  calls: ({ queries }) => queries,
  query: byAnswered,
  statuses: ["Open", "Answered"],
  sorts,
  isWide: true,
  waits: { under: ["Open"], tell },
  rowOf,
  columns: [
    referenceColumn,
    ...guestColumns(({ name }: QueryRow) => name),
    { ...textColumn("Subject", ({ subject }: QueryRow) => subject), inCard: "start" },
    fileColumn("Message", ({ message }) => message),
    sentColumn,
    badgeColumn(({ isAnswered }: QueryRow) => <AnsweredBadge isAnswered={isAnswered} />),
    fileColumn("Answered", ({ isAnswered }) => (isAnswered ? "yes" : "no")),
    sentInFile,
  ],
  Details: QuestionDetails,
};

function rowOf({ id, reference, name, email, subject, createdAt, isNew, isAnswered }: Query) {
  return { id, reference, name, email, subject, createdAt, isNew, isAnswered };
}

function tell(
  { name, reference, email, subject, message, isAnswered }: Query,
  words: MessageWords,
): RequestSummary {
  return {
    name,
    what: `${subject}: ${shorten(message, 90, "…")}`,
    status: String(isAnswered),
    email,
    message: fillTemplate(words.queries, { name, reference, what: subject, when: "" }),
  };
}

/** The query for the status in the address. */
function byAnswered(address: URLSearchParams): { isAnswered?: boolean } {
  const status = address.get("status");
  if (status === "Open") return { isAnswered: false };
  if (status === "Answered") return { isAnswered: true };
  return {};
}
