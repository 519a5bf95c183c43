import product from "../package.json" with { type: "json" };

/** The product's version, as package.json and CHANGELOG.md have it. */
export const { version } = product;
