import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { listEndpoint } from "./core/read-endpoints.ts";
import { changeEndpoint, deleteAndRestore } from "./core/record-endpoints.ts";
import { flag, optionalWholeNumber, shortText, expectedVersion } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { aliasedObject } from "./core/wire.ts";
import { pictureFields } from "./pictures.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const pictureRecord = { label: "Picture" } as const;

export const uploadMessages = {
  created: "Image uploaded successfully",
  ...savedMessages("Image"),
  none: "No image selected!",
} as const;

/** What a picture belongs to; `gallery` is the company's own gallery, `site` the blocks of its pages. */
export const pictureModules = ["hotel", "room", "package", "gallery", "site"] as const;
export type PictureModule = (typeof pictureModules)[number];

/** Pictures of the company itself belong to no record. */
export function isCompanyModule(module: PictureModule): module is "gallery" | "site" {
  return module === "gallery" || module === "site";
}

/** `queued` and `converting` pictures can be shown already: their JPEG exists. */
export const conversionStates = ["queued", "converting", "ready", "failed"] as const;

const modulesByWord: Record<string, PictureModule> = {
  ...Object.fromEntries(pictureModules.map((module) => [module, module])),
  pakcage: "package",
};

const moduleMessage = "Choose hotel, room, package or gallery";

/** The module in any case; `pakcage`, the specification's spelling, is accepted too. */
const moduleWord = z.preprocess(
  (value) => (typeof value === "string" ? modulesByWord[value.trim().toLowerCase()] : value),
  z.enum(pictureModules, moduleMessage),
);

export const uploadOrders = ["title"] as const;
export type UploadOrder = (typeof uploadOrders)[number];

const ownerId = optionalWholeNumber("The id is a whole number", 0, largestId);

const title = shortText(200, "Write the title as a text of at most 200 characters");

const uploadSchema = aliasedObject(
  {
    ...pictureFields,
    module: z.enum(pictureModules),
    moduleId: z.int(),
    position: z.int(),
    state: z.enum(conversionStates),
    percent: z.int(),
    isDeleted: z.boolean(),
    version: z.int(),
  },
  { path: "imagePath" },
);

export type Upload = z.output<typeof uploadSchema>;

const uploadForm = aliasedObject(
  {
    image: z.file(uploadMessages.none).min(1, uploadMessages.none),
    module: moduleWord,
    ownerId: ownerId.transform((id) => id ?? 0),
    title: title.default(""),
  },
  { module: "Module", ownerId: "entityID" },
  ({ module, ownerId }, fault) => {
    if (!isCompanyModule(module) && ownerId === 0)
      fault("ownerId", `Choose the ${module} that the picture shows`);
  },
);

const uploadChangeForm = aliasedObject({
  title: title.optional(),
  position: optionalWholeNumber("position is the picture's place, counted from 1", 1, 10_000),
  /** True: makes the missing sizes of a picture that `failed`. */
  tryAgain: flag("tryAgain is true or false").optional(),
  version: expectedVersion("picture"),
});

export const pictureEndpoints = {
  list: listEndpoint("Upload", "anyone", {
    summary: "Pictures; with module and Id those of one hotel, room or package",
    query: listQuery(
      20,
      { module: moduleWord.optional(), ownerId },
      { orders: uploadOrders, aliases: { ownerId: "Id" } },
    ),
    entry: uploadSchema,
  }),
  create: writeEndpoint("POST", "Upload", "staff", {
    summary: "Upload a picture: JPEG, PNG, WebP, AVIF or GIF, up to 15 MB and 50 megapixels",
    body: uploadForm,
    bodyKind: "form",
    data: uploadSchema,
    creates: true,
    logs: "created",
    notedBy: "use case",
  }),
  change: changeEndpoint("Upload", {
    summary: "Change a picture's title or its place among its kind",
    body: uploadChangeForm,
    data: uploadSchema,
  }),
  ...deleteAndRestore("Upload", "picture"),
} as const;
