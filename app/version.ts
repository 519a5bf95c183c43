/** The product's version, for pages; the server has `server/version.ts`. */
export { version } from "../package.json";
