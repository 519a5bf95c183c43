import { Form } from "react-router";
import type { Notice } from "#contract/notices.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { Button } from "#app/ui/button.tsx";

type NoticeListProps = { notices: readonly Notice[]; today: string };

/** The notices that are up or will be, each with the button that takes it down. */
export function NoticeList({ notices, today }: NoticeListProps) {
  if (notices.length === 0) return <p className="text-ink2">Nothing is up.</p>;
  return (
    <ul>
      {notices.map(({ id, text, place, from, until }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p dir="auto" className="font-semibold break-words">
              {text}
            </p>
            <p className="text-sm text-ink2">
              {place ?? "The whole site"}
              {from > today ? `, from ${shortDate(from)}` : ""}, until {shortDate(until)}
            </p>
          </div>
          <Form method="post">
            <Button type="submit" name="id" value={id} variant="outline" size="small">
              Take down<span className="sr-only">: {text}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
