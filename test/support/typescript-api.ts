import common from "@ts-morph/common";

// The compiler that this project uses has no API for programs; openapi-typescript writes its types with the former one.
export default common.ts;
