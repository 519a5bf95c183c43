import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { WithPicture } from "#app/features/content/with-picture.ts";
import { questionDialogId } from "#app/features/questions/question-dialog.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

type CompanyEvent = WithPicture<ContentValue<"events">["events"][number]>;

/** An event that the company arranges, with picture and contact link. */
export function EventRow({ event }: { event: CompanyEvent }) {
  const { picture } = event;
  return (
    <li className="group grid items-center gap-[clamp(1.5rem,4vw,4rem)] lg:grid-cols-2">
      {picture ? (
        <div className="mat lg:group-even:order-1">
          <Picture
            picture={picture}
            alt=""
            sizes="(width < 62.5rem) 92vw, 600px"
            className="aspect-[3/2] size-full object-cover"
          />
        </div>
      ) : null}
      <div>
        <h3 className="text-2xl">{event.title}</h3>
        {event.description ? <p className="mt-3 max-w-prose text-ink2">{event.description}</p> : null}
        {event.location ? (
          <p className="mt-4 flex gap-2 font-medium">
            <Icon of="map-pin" className="mt-0.5 text-dal" />
            {event.location}
          </p>
        ) : null}
        {event.places.length > 0 ? (
          <ul aria-label="Places" className="mt-3 flex flex-wrap gap-2">
            {event.places.map((place) => (
              <li key={place} className="rounded-full bg-pashmina2 px-3.5 py-1 text-sm">
                {place}
              </li>
            ))}
          </ul>
        ) : null}
        <DialogButton
          opens={questionDialogId}
          variant="outline"
          className="mt-6"
          aria-label={`Ask about it: ${event.title}`}
        >
          Ask about it
        </DialogButton>
      </div>
    </li>
  );
}
