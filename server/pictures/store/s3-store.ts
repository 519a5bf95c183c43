import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { assertStoreName, isStoreName, typeOfName } from "./picture-names.ts";
import type { PictureStore, StoredPicture } from "./picture-store.ts";
import type { S3Place } from "./store-address.ts";

/** Number of found pictures to remember; the bytes under a name never change. */
const remembered = 5000;
/** In milliseconds: another process may delete a picture for good. */
const rememberedFor = 60_000;

/** In milliseconds; `silence`: between two pieces of data. A failed call is retried once, so all may double. */
const usualLimits = { connect: 3_000, silence: 8_000, call: 60_000 };
const mostSockets = 50;

/** Stores pictures as objects of one bucket, which must exist. Does not connect before the first call. */
export function openS3Store(place: S3Place, limits = usualLimits): PictureStore {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId: place.key, secretAccessKey: place.secret },
    forcePathStyle: place.pathStyle,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.silence,
      requestTimeout: limits.call,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: mostSockets },
      httpsAgent: { keepAlive: true, maxSockets: mostSockets },
    },
    // Other S3 servers refuse or ignore AWS's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const found = new Map<string, { picture: StoredPicture; until: number }>();

  function objectOf(name: string) {
    assertStoreName(name);
    return { Bucket: place.bucket, Key: place.prefix + name };
  }

  return {
    async put(name, bytes) {
      const type = typeOfName(name);
      await client.send(new PutObjectCommand({ ...objectOf(name), Body: bytes, ContentType: type }));
      found.delete(name);
    },

    async find(name, isFresh = false) {
      const cached = isFresh ? undefined : found.get(name);
      if (cached && performance.now() < cached.until) return cached.picture;
      const head = await client.send(new HeadObjectCommand(objectOf(name))).catch(nullIfMissing);
      if (!head) {
        found.delete(name);
        return null;
      }
      const picture = { size: head.ContentLength ?? 0, etag: strongTag(head.ETag) };
      if (found.size >= remembered) found.clear();
      found.set(name, { picture, until: performance.now() + rememberedFor });
      return picture;
    },

    async read(name, range) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const reply = await client.send(new GetObjectCommand({ ...objectOf(name), Range }));
      if (!reply.Body) throw new Error(`The store sent no body for ${name}`);
      return reply.Body.transformToWebStream();
    },

    async remove(name) {
      found.delete(name);
      await client.send(new DeleteObjectCommand(objectOf(name)));
    },

    async changedAt(name) {
      const head = await client.send(new HeadObjectCommand(objectOf(name))).catch(nullIfMissing);
      return head?.LastModified ?? null;
    },

    async fault() {
      const bucket = { Bucket: place.bucket };
      return client.send(new HeadBucketCommand(bucket)).then(
        () => undefined,
        (error: unknown) => `PICTURES_URL: ${place.endpoint} ${whyNot(error, place)}`,
      );
    },

    async *list() {
      const all = paginateListObjectsV2({ client }, { Bucket: place.bucket, Prefix: place.prefix });
      for await (const { Contents = [] } of all) {
        for (const { Key = "", Size = 0, LastModified = new Date() } of Contents) {
          const name = Key.slice(place.prefix.length);
          if (isStoreName(name)) yield { name, size: Size, changedAt: LastModified };
        }
      }
    },

    // A put is one call, which the store carries out completely or not at all.
    removeHalfWritten: () => Promise.resolve(0),
  };
}

function strongTag(etag: string | undefined): string {
  return `"${(etag ?? "").replaceAll(/^W\/|"/g, "")}"`;
}

function nullIfMissing(error: { $metadata?: { httpStatusCode?: number } }): null {
  if (error.$metadata?.httpStatusCode === 404) return null;
  throw error;
}

/** What the store's refusal means; a HEAD request has no body to say it. */
function whyNot(error: unknown, { bucket }: S3Place): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return `has no bucket ${bucket}: make it, or name another`;
  if (status === 401 || status === 403) return "refuses the key, its secret, or their use of the bucket";
  if (status === 301 || status === 400) return "does not know the bucket in this region (?region=…)";
  return `does not answer (${error instanceof Error ? error.message || error.name : "no reason given"})`;
}
