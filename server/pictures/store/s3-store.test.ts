import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import PQueue from "p-queue";
import { copyPictures } from "../../backup/copy/copy-pictures.ts";
import { addPictures } from "../../backup/restore/restore-pictures.ts";
import { createConversions } from "../conversion/conversions.ts";
import { imageWork } from "../image/image-work.ts";
import { keepPicture } from "../keep-picture.ts";
import { openPictureStore } from "./open-store.ts";
import { readAll, type PictureStore } from "./picture-store.ts";
import { startS3Gateway } from "../../../test/support/pictures/s3-gateway.ts";
import { smallPicture } from "../../../test/support/pictures/sample-pictures.ts";
import { servePicture } from "../serve-picture.ts";
import { parseS3Address } from "./store-address.ts";

const gateway = await startS3Gateway();
if ("missing" in gateway) console.warn(`SKIPPED: pictures in S3 were not tested: ${gateway.missing}`);
const picturesUrl = "missing" in gateway ? "" : gateway.picturesUrl;
afterAll(() => ("missing" in gateway ? undefined : gateway.stop()));

const name = "pictures/0123456789abcdef01234567/640.avif";

describe.skipIf(picturesUrl === "")("pictures in a real S3 gateway", () => {
  let store: PictureStore;
  let client: S3Client;

  beforeAll(async () => {
    const { endpoint, region, key, secret, bucket } = parseS3Address(picturesUrl);
    const credentials = { accessKeyId: key, secretAccessKey: secret };
    client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    store = await openPictureStore("/nowhere", picturesUrl);
  });

  test("what was put is found, read and removed", async () => {
    expect(await store.find(name)).toBeNull();
    await store.put(name, new TextEncoder().encode("0123456789"));
    expect(await store.find(name)).toMatchObject({
      size: 10,
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(new TextDecoder().decode(await readAll(store, name))).toBe("0123456789");
    expect(await new Response(await store.read(name, { first: 3, last: 5 })).text()).toBe("345");
    const object = await client.send(new HeadObjectCommand({ Bucket: "pictures", Key: name }));
    expect(object.ContentType).toBe("image/avif");
    expect((await store.changedAt(name))?.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
    const listed: string[] = [];
    for await (const file of store.list()) listed.push(`${file.name} ${file.size}`);
    expect(listed).toEqual([`${name} 10`]);
    await store.remove(name);
    await store.remove(name);
    expect([await store.find(name), await store.changedAt(name)]).toEqual([null, null]);
    await expect(store.read(name)).rejects.toThrow();
  });

  test("a folder of the bucket is a store of its own", async () => {
    const inFolder = await openPictureStore(
      "/nowhere",
      picturesUrl.replace("/pictures?", "/pictures/site/one?"),
    );
    await inFolder.put(name, new TextEncoder().encode("x"));
    expect(await store.find(name)).toBeNull();
    const object = await client.send(new HeadObjectCommand({ Bucket: "pictures", Key: `site/one/${name}` }));
    expect(object.ContentLength).toBe(1);
  });

  test("a backup has the objects, and puts them into another store again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "agency-objects-"));
    const within = (part: string) =>
      openPictureStore("/nowhere", picturesUrl.replace("/pictures?", `/pictures/${part}?`));
    const [from, to] = await Promise.all([within("from"), within("to")]);
    for (let n = 0; n < 20; n += 1)
      await from.put(`pictures/${n}/320.webp`, new TextEncoder().encode(`picture ${n}`));
    const files = await copyPictures(from, folder, {});
    await addPictures(to, folder, { files });
    expect(new TextDecoder().decode(await readAll(to, "pictures/7/320.webp"))).toBe("picture 7");
    expect(files).toHaveLength(20);
    await rm(folder, { recursive: true });
  });

  test("no name leaves the bucket's folder", async () => {
    await expect(store.find("../other/secret.jpg")).rejects.toThrow("Not a picture's name");
  });

  test("an upload is kept, converted and served with ranges", async () => {
    const queue = new PQueue({ concurrency: 1 });
    const work = imageWork();
    const picture = await keepPicture(
      { store, queue, work },
      "room",
      await smallPicture(700, 500).jpeg().toBuffer(),
    );
    const states: string[] = [];
    const conversions = createConversions({
      store,
      work,
      queue,
      claim: async () => true,
      release: async () => {},
      record: async (_, { state, widths }) => void states.push(`${state} ${widths.join()}`),
      countAttempt: async () => {},
      onFailure: (_, error) => states.push(String(error)),
    });
    conversions.add({ id: 1, ...picture });
    await conversions.idle();
    expect(states).toEqual(["converting 640", "ready 320,640"]);

    const path = `pictures/${picture.hash}/640.webp`;
    const ask = (headers: Record<string, string>) =>
      servePicture(store, path, new Request("http://site.example/", { headers }));
    // The server's own Response, where another file has begun it in this process, knows no `bytes`.
    const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());
    const whole = await ask({});
    const bytes = await bytesOf(whole);
    expect(String(bytes.length)).toBe(whole.headers.get("Content-Length"));
    const part = await ask({ Range: "bytes=-16" });
    expect(part.status).toBe(206);
    expect(await bytesOf(part)).toEqual(bytes.slice(-16));
    expect((await ask({ "If-None-Match": whole.headers.get("ETag") ?? "" })).status).toBe(304);
  });

  test("a wrong secret is a failure, not an empty store", async () => {
    const wrong = await openPictureStore("/nowhere", picturesUrl.replace("hush", "guess"));
    await expect(wrong.find(name)).rejects.toThrow();
    await expect(wrong.put(name, new Uint8Array(1))).rejects.toThrow();
  });
});
