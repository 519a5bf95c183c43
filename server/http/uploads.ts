import { Hono } from "hono";
import type { Services } from "../services.ts";
import { noteRoute } from "../watch/request-notes.ts";
import { serveOriginal } from "../pictures/serve-original.ts";
import { servePicture } from "../pictures/serve-picture.ts";
import { allow } from "./allow.ts";
import { errorReply } from "./error-reply.ts";
import { readVisitor, type Environment } from "./visitor.ts";

const original = { access: "staff", path: "uploads/original" } as const;

/** Routes `/uploads/*`: public pictures, and for staff `/uploads/original/{id}`, the file as it was uploaded. */
export function createUploads(services: Services) {
  const uploads = new Hono<Environment>();
  uploads.get("/uploads/original/:id{[0-9]{1,9}}", async (context) => {
    noteRoute(context.env, "/uploads/original/:id", "file");
    allow(original, await readVisitor(context, services), services.clock.now());
    return serveOriginal(services, Number(context.req.param("id")));
  });
  uploads.all("/uploads/*", ({ req, env }) => {
    noteRoute(env, "/uploads/*", "file");
    const name = new URL(req.url).pathname.slice("/uploads/".length);
    return servePicture(services.pictures.store, name, req.raw);
  });
  uploads.onError((error, context) => errorReply(context, error, services));
  return uploads;
}
