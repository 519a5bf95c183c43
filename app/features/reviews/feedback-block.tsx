import { useLocation } from "react-router";
import { countOf } from "#contract/rules/text.ts";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { LaterForm } from "#app/features/forms/later-form.tsx";
import { reviewFormId } from "./review-form.tsx";

const dialogId = "review-dialog";
const listed = new Intl.ListFormat("en-GB");

interface FeedbackBlockProps {
  words: ContentValue<"feedback">;
  question: string;
  /** Portraits of the team members who read reviews. */
  crew?: readonly { name: string; picture: PictureRecord }[];
}

/** 'Send Us a Feedback' with the review popup. */
export function FeedbackBlock({ words, question, crew = [] }: FeedbackBlockProps) {
  const { pathname } = useLocation();
  const button = words.button || "Add a Review";
  return (
    <section aria-labelledby="feedback" className="wrap py-section">
      <div className="far flex flex-wrap items-center justify-between gap-8 rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-10">
        <div>
          <h2 id="feedback" className="text-3xl">
            {words.heading || "Send Us a Feedback"}
          </h2>
          {words.text ? <p className="mt-3 max-w-[44ch] text-lg text-ink2">{words.text}</p> : null}
          {crew.length > 0 ? (
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <div className="flex">
                {crew.map(({ name, picture }) => (
                  <Picture key={name} picture={picture} alt="" className="crew-picture" />
                ))}
              </div>
              <p className="max-w-[26ch] text-sm text-balance text-ink3">
                Read by {listed.format(crew.map(({ name }) => name))}
              </p>
            </div>
          ) : null}
        </div>
        <div className="grid gap-4 max-sm:w-full sm:justify-items-center">
          <p className="font-semibold">{question}</p>
          <div className="star-links">
            {[1, 2, 3, 4, 5].map((stars) => (
              <Link
                key={stars}
                href={`/review?rating=${stars}&from=${encodeURIComponent(pathname)}`}
                aria-label={`Write a review with ${countOf(stars, "star")}`}
              >
                <Icon of="star" />
              </Link>
            ))}
          </div>
          <DialogButton opens={dialogId} variant="primary">
            {button}
          </DialogButton>
        </div>
      </div>
      <Dialog id={dialogId} title={button} shape="bottom">
        <LaterForm page="/review" id={reviewFormId} from={pathname} label="Write a review" />
      </Dialog>
    </section>
  );
}

/** The same block on a package's page, with only a link to booking. */
export function PackageFeedbackBlock({ packageId, tourName }: { packageId: number; tourName: string }) {
  return (
    <section aria-labelledby="book-package" className="wrap pb-12 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
        <h2 id="book-package" className="text-lg">
          {tourName}, on your dates
        </h2>
        <LinkButton href={`/booking?package=${packageId}`} variant="outline" size="small">
          Book Now
        </LinkButton>
      </div>
    </section>
  );
}
