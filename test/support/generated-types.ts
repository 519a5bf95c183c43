import { registerHooks } from "node:module";

/** The types of an OpenAPI document as `openapi-typescript` writes them: the text of a `schema.d.ts`. */
export async function generatedTypes(document: object): Promise<string> {
  const former = new URL("./typescript-api.ts", import.meta.url).href;
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === "typescript" ? former : name, context),
  });
  const { default: openApiTypes, astToString } = await import("openapi-typescript");
  hooks.deregister();
  return astToString(await openApiTypes(JSON.stringify(document)));
}
