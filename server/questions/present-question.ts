import type { Query } from "#contract/queries.ts";
import type { QuestionRow } from "./questions.queries.ts";
import { presentState } from "../requests/present-state.ts";

export function presentQuestion(row: QuestionRow): Query {
  const { id, reference, name, email, subject, message } = row;
  return {
    id,
    reference,
    name,
    email,
    subject,
    message,
    isAnswered: row.answered === 1,
    createdAt: row.created_at,
    ...presentState(row),
  };
}
