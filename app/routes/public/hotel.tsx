import { apiContext } from "#app/context.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { readRooms } from "#app/features/bookings/answer-booking-form.ts";
import { ContactLinks } from "#app/features/company/contact-links.tsx";
import { RememberView } from "#app/features/filters/recently-viewed-list.tsx";
import { FacilityList } from "#app/features/hotels/facility-list.tsx";
import { HotelAddress } from "#app/features/hotels/hotel-address.tsx";
import { HotelStage } from "#app/features/house/hotel-stage.tsx";
import { HousePlace } from "#app/features/house/house-place.tsx";
import { PriceIncluded } from "#app/features/house/price-included.tsx";
import { readSimilarHotels } from "#app/features/house/similar-hotels.ts";
import { readOfferLines } from "#app/features/house/read-offer-lines.ts";
import { SimilarHouses } from "#app/features/house/similar-houses.tsx";
import { stagePictures } from "#app/features/house/stage-pictures.ts";
import { StayCard } from "#app/features/house/stay-card.tsx";
import { askForRooms, stayOffer } from "#app/features/house/stay-offer.ts";
import { StayTerms } from "#app/features/house/stay-terms.tsx";
import { NoticeLines } from "#app/features/notices/notice-lines.tsx";
import { noticesOf } from "#app/features/notices/read-notices.ts";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { RoomRow } from "#app/features/rooms/room-row.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { readRoomOffers } from "#app/features/seo/read-room-offers.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { hotelData } from "#app/features/seo/structured-data.ts";
import { PhoneBar } from "#app/features/shell/public/phone-bar.tsx";
import { orErrorPage, orMissingPage } from "#app/reply.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lightbox } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { shorten } from "#contract/rules/text.ts";
import type { Route } from "./+types/hotel";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = Number(params.id);
  const content = await readContent(context);
  const hotel = orMissingPage(await api.hotels.byId({ query: { id } }), "hotel").data;
  const rooms = await readRoomTypes(api, id);
  const { searchParams } = new URL(request.url);
  const typedRooms = Number(searchParams.get("r"));
  const typed = {
    hotelId: String(id),
    checkInDate: searchParams.get("checkInDate") ?? "",
    checkOutDate: searchParams.get("checkOutDate") ?? "",
    guests: searchParams.get("guests") ?? "",
  };
  const stay = { typed, ...(await readRooms(api, typed)) };
  const { checkInDate, checkOutDate } = typed;
  const today = todayInKashmir(new Date());
  const offer = stayOffer({ hotel, ...stay });
  return {
    hotel,
    rooms,
    offers: await readRoomOffers(api, id, rooms, today),
    roomCount: Number.isInteger(typedRooms) && typedRooms > 0 ? typedRooms : hotel.totalRooms,
    stay,
    offer,
    offerLines: await readOfferLines(api, offer, typed),
    pictures: stagePictures(hotel, rooms),
    stranger: readBanner(content, "hotels").picture,
    included: content.get("price-includes"),
    ending: content.get("cancellation-notes"),
    places: orErrorPage(await api.places.list({})).data.places,
    notices: await noticesOf(api, hotel.placeId),
    similar: await readSimilarHotels(api, hotel, stay.nearest && { checkInDate, checkOutDate }),
    today,
    origin: siteOrigin({ context, request }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { hotel, origin } = loaderData;
  return pageMeta({
    matches,
    title: hotel.hotelName,
    description: shorten(hotel.description, 150, "…"),
    path: `/hotel/${hotel.id}`,
    picture: hotel.images[0],
    card: "hotel",
    trail: [{ label: "Hotels", href: "/hotels" }],
    data: [hotelData(origin, hotel, loaderData.offers)],
  });
}

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const {
    hotel,
    rooms,
    roomCount,
    pictures,
    stranger,
    included,
    stay,
    offer,
    offerLines,
    places,
    notices,
    similar,
    today,
    origin,
  } = loaderData;
  const url = `${origin}/hotel/${hotel.id}`;
  const files = new Set(
    [...pictures.map(({ picture }) => picture), ...rooms.flatMap((room) => room.images)].map(
      ({ path }) => path,
    ),
  );
  return (
    <>
      <Lightbox label={`Pictures of ${hotel.hotelName}`}>
        <div className="wrap house-page pt-3 pb-section sm:pt-5">
          <header className="house-head">
            <Breadcrumb
              crumbs={[
                { label: "Home", href: "/" },
                { label: "Hotels", href: "/hotels" },
                { label: hotel.hotelName },
              ]}
            />
            <h1 className="text-3xl">
              <bdi>{hotel.hotelName}</bdi>
            </h1>
            <p className="mt-2 flex items-start gap-2 text-sm text-ink2 sm:text-base">
              <Icon of="map-pin" className="mt-0.5 text-dal" />
              <HotelAddress hotel={hotel} />
            </p>
          </header>
          <div className="house-stage">
            {pictures.length > 0 ? (
              <HotelStage hotel={hotel} pictures={pictures} total={files.size} />
            ) : stranger ? (
              <Picture
                picture={stranger}
                sizes="(width < 62.5rem) 92vw, 880px"
                priority
                alt=""
                className="aspect-[2/1] w-full rounded-panel object-cover"
              />
            ) : null}
          </div>
          <div className="house-card">
            <StayCard {...{ hotel, roomCount, today, offer, offerLines, stay }} />
          </div>
          <div className="house-story">
            <div className="grid gap-12">
              <NoticeLines notices={notices} />
              <section aria-labelledby="about-hotel">
                <h2 id="about-hotel" className="text-2xl">
                  About <bdi>{hotel.hotelName}</bdi>
                </h2>
                <p className="mt-4 mb-5 max-w-prose whitespace-pre-line text-ink2">{hotel.description}</p>
                <ContactLinks
                  text={`Hello, I have a question about ${hotel.hotelName} (${url}).`}
                  share={{ title: hotel.hotelName, url }}
                />
              </section>
              <section aria-labelledby="rooms">
                <h2 id="rooms" className="text-2xl">
                  Rooms and facilities
                </h2>
                <div className="mt-4">
                  <FacilityList facilities={hotel.facilities} />
                </div>
                <ul className="mt-6">
                  {rooms.map((room) => (
                    <RoomRow
                      key={room.id}
                      room={room}
                      facilities={hotel.facilities}
                      stay={stay.typed}
                      availability={stay.availability?.find(({ roomId }) => roomId === room.id)}
                    />
                  ))}
                </ul>
                {rooms.length === 0 ? <p className="mt-4 text-ink2">{askForRooms}</p> : null}
              </section>
              <PriceIncluded rooms={rooms} words={included} />
              <HousePlace hotel={hotel} places={places} />
              <StayTerms words={loaderData.ending} hotelId={hotel.id} />
            </div>
            <PhoneBar
              before={offer.before}
              price={offer.price}
              after={offer.after}
              label={offer.room ? "Book" : "Choose dates"}
              href={offer.room ? offer.book : "#dates"}
              books={offer.room && "offer"}
              card="dates"
            />
          </div>
        </div>
      </Lightbox>
      <SimilarHouses hotels={similar} stay={stay.typed} isFull={stay.nearest !== undefined} />
      <RememberView href={`/hotel/${hotel.id}`} title={hotel.hotelName} picture={hotel.images[0]} />
    </>
  );
}
