import { pageBanners } from "#app/content/page-banners.ts";
import { bannerPicture } from "#app/content/content-pictures.server.ts";
import { apiContext } from "#app/context.ts";
import { readRooms } from "#app/features/bookings/answer-booking-form.ts";
import { FacilityList } from "#app/features/hotels/facility-list.tsx";
import { HotelGallery } from "#app/features/hotels/hotel-gallery.tsx";
import { StayCheck } from "#app/features/hotels/stay-check.tsx";
import { StayTerms } from "#app/features/hotels/stay-terms.tsx";
import { RoomRow } from "#app/features/rooms/room-row.tsx";
import { ContactLinks } from "#app/features/company/contact-links.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { PhoneBar } from "#app/features/shell/public/phone-bar.tsx";
import { RememberView } from "#app/features/filters/recently-viewed-list.tsx";
import { hotelData } from "#app/features/seo/structured-data.ts";
import { orErrorPage } from "#app/reply.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { formatRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { countOf, shorten } from "#contract/rules/text.ts";
import type { Route } from "./+types/hotel";
import { HotelAddress } from "#app/features/hotels/hotel-address.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = Number(params.id);
  const hotel = orErrorPage(await api.hotels.byId({ query: { id } })).data;
  const rooms = orErrorPage(await api.rooms.list({ query: { hotelId: id, direction: "asc" } })).data;
  const { searchParams } = new URL(request.url);
  const asked = Number(searchParams.get("r"));
  const typed = {
    hotelId: String(id),
    checkInDate: searchParams.get("checkInDate") ?? "",
    checkOutDate: searchParams.get("checkOutDate") ?? "",
  };
  const roomPictures = rooms.flatMap((room) => room.images);
  return {
    hotel,
    rooms,
    roomCount: Number.isInteger(asked) && asked > 0 ? asked : hotel.totalRooms,
    hero: roomPictures[0] ?? hotel.images[0] ?? bannerPicture(pageBanners.hotels),
    stay: { typed, ...(await readRooms(api, typed)) },
    today: todayInKashmir(new Date()),
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
    data: [hotelData(origin, hotel)],
  });
}

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { hotel, rooms, roomCount, hero, stay, today, origin } = loaderData;
  const url = `${origin}/hotel/${hotel.id}`;
  return (
    <>
      <PageBanner
        title={hotel.hotelName}
        trail={[{ label: "Hotels", href: "/hotels" }]}
        picture={hero}
        band={hero?.band}
        height="subject"
      >
        <span className="flex items-start gap-2 text-base">
          <Icon of="map-pin" className="mt-1" />
          <HotelAddress hotel={hotel} />
        </span>
      </PageBanner>
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
        <div>
          <div className="grid gap-12">
            <ContactLinks
              text={`Hello, I have a question about ${hotel.hotelName} (${url}).`}
              share={{ title: hotel.hotelName, url }}
            />
            <section aria-labelledby="about-hotel">
              <h2 id="about-hotel" className="text-2xl">
                About {hotel.hotelName}
              </h2>
              <p className="mt-4 max-w-prose whitespace-pre-line text-ink2">{hotel.description}</p>
              <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-ink3">
                <span>{hotel.searchAddress}</span>
                <TextLink href={mapHref(hotel.searchAddress)}>Show on the map</TextLink>
              </p>
            </section>
            <HotelGallery hotel={hotel} />
            <section aria-labelledby="rooms">
              <h2 id="rooms" className="text-2xl">
                Rooms and facilities
              </h2>
              <ul className="mt-4">
                {rooms.map((room) => (
                  <RoomRow key={room.id} room={room} stay={stay.typed} />
                ))}
              </ul>
              {rooms.length === 0 ? (
                <p className="mt-4 text-ink2">Ask us for the rooms of this house.</p>
              ) : null}
              <div className="mt-6">
                <FacilityList facilities={hotel.facilities} />
              </div>
            </section>
            <StayTerms />
          </div>
          <PhoneBar price={hotel.rate} unit="per night" label="Choose dates" href="#dates" />
        </div>
        <aside className="grid gap-5 rounded-panel border border-line bg-surface p-6 shadow-mid lg:sticky lg:top-26 print:hidden">
          <div>
            <p className="flex items-center gap-2 font-semibold">
              <Icon of="bed-double" className="text-dal" />
              {countOf(roomCount, "room")}
            </p>
            {hotel.rate === null ? null : (
              <p className="mt-1">
                <span className="text-sm text-ink3">From </span>
                <span className="num text-2xl font-semibold">{formatRupees(hotel.rate)}</span>
                <span className="text-sm text-ink3"> per night</span>
              </p>
            )}
          </div>
          <StayCheck hotelId={hotel.id} roomCount={roomCount} today={today} {...stay} />
          <p className="text-sm text-ink3">Nothing to pay now. We confirm by phone or e-mail.</p>
        </aside>
      </div>
      <RememberView href={`/hotel/${hotel.id}`} title={hotel.hotelName} />
    </>
  );
}

/** A map of its own tab: nothing is fetched from it until it is asked for. */
function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
