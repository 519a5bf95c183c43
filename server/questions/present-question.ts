import type { Query } from "#contract/questions.ts";
import type { QuestionRow } from "./questions.queries.ts";

export function presentQuestion(row: QuestionRow): Query {
  const { id, reference, name, email, subject, message, version } = row;
  return {
    id,
    reference,
    name,
    email,
    subject,
    message,
    isAnswered: row.answered === 1,
    createdAt: row.created_at,
    isNew: row.opened_at === null,
    isSuspicious: row.suspicious_at !== null,
    isDeleted: row.deleted_at !== null,
    version,
  };
}
