import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { WithPicture } from "#app/features/content/with-picture.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Framed } from "./framed.tsx";

type Service = WithPicture<ContentValue<"services">["services"][number]>;

/** A service with its points and a link. */
export function ServiceCard({ service }: { service: Service }) {
  const { title, text, points, label, href, picture } = service;
  return (
    <li className="flex flex-col">
      {picture ? <Framed picture={picture} /> : null}
      <h3 className="mt-6 text-card">{title}</h3>
      {text ? <p className="mt-2.5 text-ink2">{text}</p> : null}
      {points.length > 0 ? (
        <ul className="mt-4 grid gap-1.5 text-sm">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <Icon of="check" className="mt-0.5 text-meadow" />
              {point}
            </li>
          ))}
        </ul>
      ) : null}
      {label && href ? (
        <div className="mt-auto pt-6">
          <LinkButton href={href} variant="outline" aria-label={`${label}: ${title}`}>
            {label}
          </LinkButton>
        </div>
      ) : null}
    </li>
  );
}
