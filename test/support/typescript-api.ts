import common from "@ts-morph/common";

// The TypeScript compiler of this project has no JavaScript API; openapi-typescript needs the one of its predecessor.
export default common.ts;
