/** What `react-router build` leaves in build/server (package.json, "imports"); there only after a build. */
declare module "#pages" {
  import type { ServerBuild as Build } from "react-router";

  export const allowedActionOrigins: Build["allowedActionOrigins"];
  export const assets: Build["assets"];
  export const assetsBuildDirectory: Build["assetsBuildDirectory"];
  export const entry: Build["entry"];
  export const future: Build["future"];
  export const isSpaMode: Build["isSpaMode"];
  export const prerender: Build["prerender"];
  export const publicPath: Build["publicPath"];
  export const routeDiscovery: Build["routeDiscovery"];
  export const routes: Build["routes"];
  export const ssr: Build["ssr"];
}
