import type { Picture as PictureFacts } from "#contract/pictures.ts";
import { LogoMark } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";

type PackagePictureProps = { picture: PictureFacts | undefined; priority?: boolean };

/** A tour's picture, or the logo on a plain background while it has none. */
export function PackagePicture({ picture, priority = false }: PackagePictureProps) {
  if (!picture) {
    return (
      <div className="grid aspect-[3/2] place-items-center bg-dal-deep">
        <LogoMark tone="on-dark" className="h-20" />
      </div>
    );
  }
  return (
    <Picture
      picture={picture}
      sizes="(width < 47.5rem) 90vw, (width < 62.5rem) 45vw, 390px"
      priority={priority}
      className="zoom aspect-[3/2] w-full object-cover"
    />
  );
}
