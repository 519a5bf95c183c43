import { CreateBucketCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Person } from "#contract/people.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { queryFormFor } from "#test/support/factories.ts";
import { startS3Gateway } from "#test/support/pictures/s3-gateway.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { uploadForm } from "#test/support/pictures/upload-site.ts";
import { purge } from "../../retention/purge.ts";
import { openPictureStore } from "../store/open-store.ts";
import type { PictureStore } from "../store/picture-store.ts";
import { parseS3Address } from "../store/store-address.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

const gateway = await startS3Gateway();
if ("missing" in gateway) console.warn(`SKIPPED: removal from S3 was not tested: ${gateway.missing}`);
const picturesUrl = "missing" in gateway ? "" : gateway.picturesUrl;
afterAll(() => ("missing" in gateway ? undefined : gateway.stop()));

const day = 24 * 3600;

describe.skipIf(picturesUrl === "")("pictures that go from a real S3 store", () => {
  let app: TestApp;
  let staff: TestApp["call"];
  let client: S3Client;
  let store: PictureStore;

  beforeAll(async () => {
    const { endpoint, region, key, secret, bucket } = parseS3Address(picturesUrl);
    const credentials = { accessKeyId: key, secretAccessKey: secret };
    client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    store = await openPictureStore("/nowhere", picturesUrl);
    app = await startTestApp({ pictureStore: store });
  });
  beforeEach(async () => void (staff = await app.signIn()));
  afterAll(async () => {
    client.destroy();
    await app.stop();
  });

  /** The names of all objects, asked of the store itself. */
  async function objects(): Promise<string[]> {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: "pictures" }));
    return Contents.flatMap(({ Key }) => Key ?? []);
  }

  async function upload(title: string, width: number): Promise<{ id: number; imagePath: string }> {
    const bytes = await smallPicture(width, 300).jpeg().toBuffer();
    const { status, data } = await staff("POST", "Upload", uploadForm(bytes, { Module: "gallery", title }));
    expect(status).toBe(201);
    await app.services.pictures.conversions.idle();
    return data as { id: number; imagePath: string };
  }

  const statusOf = async (path: string) =>
    (await app.app.request(`http://test.example/uploads/${path}`, {}, {})).status;

  test("30 days after it was deleted a picture is gone, all of its objects and its address; its neighbour stays", async () => {
    const kept = await upload("Kept", 700);
    const ofKept = await objects();
    const gone = await upload("Gone", 720);
    expect((await objects()).length).toBe(2 * ofKept.length);
    await staff("DELETE", `Upload/byId?Id=${gone.id}`);
    app.clock.forward(29 * day);
    expect((await purge(app.services)).picturesDeleted).toBe(0);
    expect(await statusOf(gone.imagePath)).toBe(200);
    app.clock.forward(2 * day);
    expect((await purge(app.services)).picturesDeleted).toBe(1);
    expect(await objects()).toEqual(ofKept);
    expect(await Promise.all([gone, kept].map(({ imagePath }) => statusOf(imagePath)))).toEqual([404, 200]);
  });

  test("a person erased takes the pictures that bear the name along, and what an outage leaves goes at night", async () => {
    const before = await objects();
    const name = "Qzwxjvale Rehmani";
    const query = { ...queryFormFor(), name, email: "qzwxj.vale@example.com" };
    expect((await app.call("POST", "CustomerFeedBack/Query", query)).status).toBe(201);
    const pictures = [await upload(`The evening of ${name}`, 740), await upload(`${name} at the lake`, 760)];
    const who = "qzwxj.vale@example.com";
    const found = (await staff("POST", "Person/find", { who })).data as Person;
    const also = found.possible.map(({ kind, id }) => ({ kind, id }));
    expect(also).toHaveLength(2);
    const remove = vi.spyOn(store, "remove").mockRejectedValue(new Error("away"));
    expect((await staff("POST", "Person/erase", { who, mark: found.mark, also })).status).toBe(200);
    remove.mockRestore();
    expect((await objects()).length).toBeGreaterThan(before.length);
    await sweepOrphans({ db: app.services.db, store }, new Date(Date.now() + 2 * 3_600_000));
    expect(await objects()).toEqual(before);
    expect(await Promise.all(pictures.map(({ imagePath }) => statusOf(imagePath)))).toEqual([404, 404]);
  });
});
