import { type Position, positionOf } from "#contract/rules/position.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { pointOnMap } from "#app/features/valley/valley-places.ts";
import { ValleyMap } from "#app/features/valley/valley-map.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import { useCompany } from "./use-company.ts";
import { Icon } from "#app/ui/icon.tsx";

const zoom = 15;

/** The office on a drawn map, which loads nothing from other hosts, with links to online maps. */
export function OfficeMap() {
  const { headOffice } = useCompany();
  const { position } = headOffice;
  const address = `${headOffice.street}, ${headOffice.city}`;
  return (
    <section aria-labelledby="map" className="bg-pashmina">
      <div className="wrap flex flex-wrap items-end justify-between gap-5 pt-section pb-8">
        <div>
          <h2 id="map" className="text-2xl">
            Find the desk
          </h2>
          <p className="mt-2 text-ink2">
            {address}.{" "}
            {position ? (
              <span className="num">{`${position.latitude}° N, ${position.longitude}° E`}</span>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {position ? (
            <LinkButton href={`geo:${position.latitude},${position.longitude}?z=${zoom}`} variant="secondary">
              <Icon of="navigation" />
              Open in a maps app
            </LinkButton>
          ) : null}
          <LinkButton href={openStreetMap(position, address)} rel="noopener" variant="outline">
            <Icon of="map-pin" />
            OpenStreetMap
          </LinkButton>
        </div>
      </div>
      {position ? <OfficeDrawing position={position} /> : null}
    </section>
  );
}

/** The lake shore for the demo's office; for any other office the valley with a pin; nothing for one outside of it. */
function OfficeDrawing({ position }: { position: Position }) {
  const company = useCompany();
  const { latitude, longitude } = position;
  const isDrawn = latitude === drawn?.latitude && longitude === drawn.longitude;
  const point = pointOnMap({ north: latitude, east: longitude });
  if (!isDrawn && !point) return null;
  return (
    <div className="wrap pb-section">
      <div className={isDrawn ? "mat" : "mat mx-auto max-w-xl"}>
        {isDrawn || !point ? (
          <MapDrawing />
        ) : (
          <ValleyMap
            title={`Map of the valley: ${company.name} is in ${company.headOffice.city}`}
            stops={[{ name: company.headOffice.city, ...point }]}
          />
        )}
      </div>
    </div>
  );
}

const drawn = positionOf(companyDefaults.details.headPosition);

function openStreetMap(position: Position | undefined, address: string): string {
  const site = "https://www.openstreetmap.org";
  if (!position) return `${site}/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = position;
  return `${site}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
