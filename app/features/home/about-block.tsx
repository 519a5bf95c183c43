import { aboutBlock, homeCounters } from "#app/content/home-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** Two framed pictures, who we are, and three numbers. */
export function AboutBlock({ pictures }: { pictures: readonly PictureRecord[] }) {
  const [large, small] = pictures;
  return (
    <section
      aria-labelledby="about-us"
      className="wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[1.05fr_1fr]"
    >
      <div className="relative pe-[18%] pb-[16%]">
        {large ? <Framed picture={large} className="aspect-[5/5.4]" /> : null}
        {small ? <Framed picture={small} className="absolute end-0 bottom-0 aspect-[4/5] w-[46%]" /> : null}
      </div>
      <div>
        <p className="eyebrow">About us</p>
        <h2 id="about-us" className="text-3xl">
          {aboutBlock.heading}
        </h2>
        {aboutBlock.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "mt-5 text-lg text-ink2" : "mt-4 text-ink2"}>
            {paragraph}
          </p>
        ))}
        <dl className="mt-9 grid grid-cols-3 gap-6 border-t border-line pt-7">
          {homeCounters.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="mt-1.5 text-sm text-ink3">{label}</dt>
              <dd className="serif text-[2.25rem] leading-none text-dal">{value}</dd>
            </div>
          ))}
        </dl>
        <LinkButton href={aboutBlock.link.href} variant="outline" className="mt-8">
          {aboutBlock.link.label}
        </LinkButton>
      </div>
    </section>
  );
}

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
