import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** A picture with a mat around it. */
export function Framed({ picture }: { picture: PictureRecord }) {
  return (
    <div className="mat">
      <Picture
        picture={picture}
        alt=""
        sizes="(width < 40rem) 92vw, (width < 62.5rem) 46vw, 400px"
        className="aspect-[3/2] size-full object-cover"
      />
    </div>
  );
}
