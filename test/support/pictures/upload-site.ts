import { uploadMessages, type Upload } from "#contract/uploads.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { owner } from "#test/support/owner.ts";
import { smallPicture } from "./sample-pictures.ts";

/** A picture in the reply of the list of uploads. */
type OnWire = Omit<Upload, "path"> & { imagePath: string };

export type UploadSite = Awaited<ReturnType<typeof startUploadSite>>;

/** The form of an upload; without bytes it has no file in it. */
export function uploadForm(bytes: Uint8Array | null, fields: Record<string, string>): FormData {
  const form = new FormData();
  if (bytes) form.set("image", new File([Uint8Array.from(bytes)], "IMG_0001.JPG"));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

/** The whole API, staff signed in, and a picture of 700 × 500 pixels to upload. */
export async function startUploadSite() {
  const app = await startTestApp();
  const staff = await app.signIn();
  const picture = await smallPicture(700, 500).jpeg().toBuffer();

  async function upload(fields: Record<string, string>): Promise<OnWire> {
    const { data, status, message } = await staff("POST", "Upload", uploadForm(picture, fields));
    if (status !== 201 || message !== uploadMessages.created)
      throw new Error(`uploading answered ${status}: ${message}`);
    return data as OnWire;
  }

  async function list(query: string, as: TestApp["call"] = app.call): Promise<OnWire[]> {
    const { data, status, message } = await as("GET", `Upload?${query}`);
    if (status !== 200) throw new Error(`listing answered ${status}: ${message}`);
    return data as OnWire[];
  }

  function fetchUpload(path: string, headers: Record<string, string> = {}) {
    return app.app.request(`http://test.example/uploads/${path}`, { headers }, {});
  }

  async function sessionCookie(): Promise<string> {
    const { headers } = await app.call("POST", "auth/login", owner);
    const cookies = headers.getSetCookie().map((line) => line.split(";")[0]);
    return cookies.join("; ");
  }

  return { app, staff, picture, upload, list, fetchUpload, sessionCookie };
}
