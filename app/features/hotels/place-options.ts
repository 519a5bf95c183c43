import type { Client } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Option } from "#app/ui/select-field.tsx";

/** The company's places to choose from; throws the error page when they cannot be read. */
export async function readPlaceOptions(api: Client): Promise<Option[]> {
  const { places } = orErrorPage(await api.places.list()).data;
  return places.map(({ id, name }) => ({ value: id, label: name }));
}
