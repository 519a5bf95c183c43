import { Form } from "react-router";
import type { CabRate } from "#contract/cab-rates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { journeyName, pricesInWords } from "./cab-rate-words.ts";

/** One price, with its ways to change and delete it. */
export function CabRateRow({ rate }: { rate: CabRate }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0">
      <p className="min-w-0 grow">
        <span className="font-semibold">{journeyName(rate)}</span>
        <span className="num block text-sm text-ink2">{pricesInWords(rate)}</span>
        {rate.note ? <span className="block text-sm text-ink3">{rate.note}</span> : null}
      </p>
      <TextLink
        href={`/control/cab-rates?rate=${rate.id}#rate`}
        className="inline-flex min-h-11 items-center text-sm"
      >
        Edit<span className="sr-only"> {journeyName(rate)}</span>
      </TextLink>
      <Form method="post">
        <input type="hidden" name="id" value={rate.id} />
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="destructive-ghost"
          size="small"
          aria-label={`Delete ${journeyName(rate)}`}
        >
          Delete
        </Button>
      </Form>
    </li>
  );
}
