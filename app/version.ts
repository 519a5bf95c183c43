/** The product's version, for pages; `server/version.ts` has the same for the server. */
export { version } from "../package.json";
