import type { ContentValue } from "#contract/content/all-blocks.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Figures } from "./figures.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type AboutBlockProps = {
  words: ContentValue<"home-about">;
  pictures: readonly PictureRecord[];
  figures: ContentValue<"counters">["figures"];
};

/** Two framed pictures, who we are, and some numbers. */
export const AboutBlock = asFragment(function AboutBlock({ words, pictures, figures }: AboutBlockProps) {
  const { above, heading, paragraphs, label, href } = words;
  const [large, small] = pictures;
  if (!heading) return null;
  return (
    <section
      aria-labelledby="about-us"
      className={`wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-section ${large ? "lg:grid-cols-[1.05fr_1fr]" : ""}`}
    >
      {large ? (
        <div className="relative pe-[18%] pb-[16%]">
          <Framed picture={large} className="aspect-[5/5.4]" />
          {small ? <Framed picture={small} className="absolute end-0 bottom-0 aspect-[4/5] w-[46%]" /> : null}
        </div>
      ) : null}
      <div>
        {above ? <p className="eyebrow">{above}</p> : null}
        <h2 id="about-us" className="text-3xl">
          {heading}
        </h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "mt-5 text-lg text-ink2" : "mt-4 text-ink2"}>
            {paragraph}
          </p>
        ))}
        <Figures figures={figures} />
        {label && href ? (
          <LinkButton href={href} variant="outline" className="mt-8">
            {label}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
});

function Framed({ picture, className }: { picture: PictureRecord; className: string }) {
  return (
    <div className={`mat ${className}`}>
      <Picture
        picture={picture}
        alt=""
        sizes="(width < 62.5rem) 80vw, 540px"
        className="size-full object-cover"
      />
    </div>
  );
}
