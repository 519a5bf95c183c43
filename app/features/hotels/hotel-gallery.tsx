import type { Hotel } from "#contract/hotels.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The hotel's pictures on a rail; the first is skipped, for lists show it already. */
export function HotelGallery({ hotel }: { hotel: Hotel }) {
  const pictures = hotel.images.slice(1);
  if (pictures.length === 0) return null;
  return (
    <Carousel label={`Pictures of ${hotel.hotelName}`} perView={[2, 2, 1]}>
      {pictures.map((picture) => (
        <div key={picture.id} className="mat">
          <Picture
            picture={picture}
            sizes="(width < 47.5rem) 80vw, 430px"
            className="aspect-[3/2] h-full w-full object-cover"
          />
        </div>
      ))}
    </Carousel>
  );
}
