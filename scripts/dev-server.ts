import { getRequestListener } from "@hono/node-server";
import type { Plugin, RunnableDevEnvironment } from "vite";

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;
type DevModule = { devApp: (build: unknown) => Promise<{ fetch: Fetch }> };

/** Runs the production server within Vite in development, so that its code reloads as the pages' does. */
export function agencyServer(): Plugin {
  return {
    name: "agency-server",
    apply: "serve",
    configureServer(vite) {
      const { runner } = vite.environments["ssr"] as RunnableDevEnvironment;
      return () => {
        vite.middlewares.use((incoming, outgoing, next) => {
          incoming.url = incoming.originalUrl ?? incoming.url;
          answer().then(
            (fetch) => getRequestListener(fetch)(incoming, outgoing),
            (error: unknown) => next(error),
          );
        });
      };
      async function answer(): Promise<Fetch> {
        const { devApp } = await runner.import<DevModule>("/server/dev.ts");
        const app = await devApp(await runner.import("virtual:react-router/server-build"));
        return (request, bindings) => app.fetch(request, bindings);
      }
    },
  };
}
