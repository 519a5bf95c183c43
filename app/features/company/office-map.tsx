import { companyPlace } from "#app/content/company-place.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import { useCompany } from "./use-company.ts";
import { Icon } from "#app/ui/icon.tsx";

const { latitude, longitude, zoom } = companyPlace.map;
const openStreetMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

/** A drawn map of the office, which needs no network, with links to online maps. */
export function OfficeMap() {
  const { headOffice } = useCompany();
  return (
    <section aria-labelledby="map" className="bg-pashmina">
      <div className="wrap flex flex-wrap items-end justify-between gap-5 pt-section pb-8">
        <div>
          <h2 id="map" className="text-2xl">
            Find the desk
          </h2>
          <p className="mt-2 text-ink2">
            {headOffice.street}, {headOffice.city}.{" "}
            <span className="num">{`${latitude}° N, ${longitude}° E`}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`geo:${latitude},${longitude}?z=${zoom}`} variant="secondary">
            <Icon of="navigation" />
            Open in a maps app
          </LinkButton>
          <LinkButton href={openStreetMap} rel="noopener" variant="outline">
            <Icon of="map-pin" />
            OpenStreetMap
          </LinkButton>
        </div>
      </div>
      <div className="wrap pb-section">
        <div className="mat">
          <MapDrawing />
        </div>
      </div>
    </section>
  );
}
