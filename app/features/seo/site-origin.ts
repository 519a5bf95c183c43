import type { RouterContextProvider } from "react-router";
import { publicUrlContext } from "#app/context.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/**
 * The site's `https://host`, for absolute links. Without PUBLIC_URL only a loopback host is trusted; any other Host header
 * may be forged, so links then have no host.
 */
export function siteOrigin({ context, request }: Asked): string {
  const publicUrl = context.get(publicUrlContext);
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { origin, hostname } = new URL(request.url);
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) ? origin : "";
}
