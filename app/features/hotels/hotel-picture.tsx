import type { Hotel } from "#contract/hotels.ts";
import { LogoMark } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The hotel's first picture, or the logo on a plain background while it has none. */
export function HotelPicture({ hotel, priority = false }: { hotel: Hotel; priority?: boolean }) {
  const [first] = hotel.images;
  const frame = "aspect-[2/1] size-full sm:aspect-auto sm:min-h-56";
  if (first) {
    const sizes = "(width < 40rem) 100vw, 340px";
    return (
      <Picture picture={first} sizes={sizes} priority={priority} className={`zoom ${frame} object-cover`} />
    );
  }
  return (
    <div className={`grid place-items-center bg-dal-deep ${frame}`}>
      <LogoMark tone="on-dark" className="h-20" />
    </div>
  );
}
