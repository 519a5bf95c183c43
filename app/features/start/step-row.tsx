import type { Start, StartStep } from "#contract/start.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { startWords } from "./start-words.ts";
import { StepParts } from "./step-parts.tsx";
import { LookedOver } from "./looked-over.tsx";

type StepRowProps = {
  step: StartStep;
  isDone: boolean;
  isNext: boolean;
  house: Start["house"];
  hasTerms: boolean;
};

/** A step of the guide, with a link to do or change it. */
export function StepRow({ step, isDone, isNext, house, hasTerms }: StepRowProps) {
  const { title, lead, href, label, changeHref, changeLabel = "Change", parts = [] } = startWords[step];
  return (
    <li
      className="grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-3 p-4 sm:grid-cols-[auto_1fr_auto] sm:px-6"
      aria-current={isNext ? "step" : undefined}
    >
      <Icon
        of={isDone ? "circle-check" : "circle-plus"}
        className={`mt-0.5 size-5 ${isDone ? "text-meadow" : "text-ink3"}`}
      />
      <div className="min-w-0">
        <h2 className="font-text text-base font-semibold">
          {title} <span className="sr-only">{isDone ? "(done)" : "(open)"}</span>
        </h2>
        <p className="mt-0.5 max-w-[60ch] text-sm text-ink2">
          {step === "house" && house && !isDone ? houseWords(house) : lead}
        </p>
        {step === "texts" && !hasTerms ? (
          <p className="mt-2 max-w-[60ch] rounded-control bg-saffron-soft p-3 text-sm">
            You have no terms yet: guests are told to ask what cancelling costs, and no advance is asked for.{" "}
            <TextLink href="/control/settings/policy">Read and save your terms</TextLink>
          </p>
        ) : null}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-3 sm:col-start-auto sm:justify-self-end">
        {isDone ? (
          changeHref && (
            <TextLink href={changeHref} className="text-sm" aria-label={`${changeLabel}: ${title}`}>
              {changeLabel}
            </TextLink>
          )
        ) : (
          <>
            <LinkButton href={href} variant={isNext ? "primary" : "outline"} size="small">
              {label}
            </LinkButton>
            {step === "texts" ? <LookedOver /> : null}
          </>
        )}
      </div>
      {parts.length > 0 ? <StepParts parts={parts} /> : null}
    </li>
  );
}

function houseWords({ name, rooms, pictures }: NonNullable<Start["house"]>): string {
  const lacks = [rooms === 0 && "a room", pictures === 0 && "a picture"].filter(Boolean);
  return `${name} is there; it still needs ${lacks.join(" and ")}.`;
}
