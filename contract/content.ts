import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { optionalWholeNumber, expectedVersion, shortText, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { aliasedObject } from "./core/wire.ts";
import { pictureSchema } from "./pictures.ts";

export const contentMessages = {
  published: "Published",
  draft: "Draft saved",
  discarded: "Draft discarded",
  restored: "The earlier version is published again",
} as const;

/** Blocks are kept for each language; there is one, for now. */
export const contentLanguages = ["en"] as const;

/** Versions of one block that are kept, the one in force among them. */
export const mostVersions = 30;

/** The fields of a block, by its name; `content/all-blocks.ts` says which there are. */
const value = z.record(z.string(), z.unknown(), "value holds the fields of the block");

const blockSchema = z.object({
  name: z.string(),
  language: z.enum(contentLanguages),
  value,
  /** 0 until something is published. */
  version: z.int(),
});

const publishedSchema = blockSchema.extend({
  /** The gallery's pictures that it shows, without deleted ones. */
  pictures: z.array(pictureSchema),
});

export type PublishedBlock = z.output<typeof publishedSchema>;

const draftSchema = blockSchema.extend({
  /** The block's version when the draft was written. */
  publishedVersion: z.int(),
  at: z.string(),
  by: z.string(),
  pictures: z.array(pictureSchema),
});

export type ContentDraft = z.output<typeof draftSchema>;

const pastSchema = blockSchema.extend({ id: z.int(), at: z.string(), by: z.string() });

export type PastContent = z.output<typeof pastSchema>;

/** `previous` is the version to pass to `restore` to undo this. */
const published = z.object({ name: z.string(), version: z.int(), previous: z.int() });
const draftVersion = z.object({ version: z.int() });

export const contentEndpoints = {
  list: readEndpoint("Content", "anyone", {
    summary: "What the public pages say: every block, as it is published",
    data: z.array(publishedSchema),
  }),
  drafts: readEndpoint("Content/drafts", "owner", {
    summary: "What is written and not published yet",
    data: z.array(draftSchema),
  }),
  history: readEndpoint("Content/history", "owner", {
    summary: `The versions of a block, the latest first, at most ${mostVersions}`,
    query: z.object({ name: shortText(60, "name is the name of a block") }),
    data: z.array(pastSchema),
    fails: ["not_found"],
  }),
  restore: writeEndpoint("PUT", "Content/restore", "owner", {
    summary: "Publish an earlier version again; `version` is the one in force",
    query: aliasedObject(
      {
        id: wholeNumber("Id is a whole number from 1", 1, largestId),
        version: optionalWholeNumber("version is the number that was read with the block", 0, largestId),
      },
      { id: "Id" },
    ),
    data: published,
    fails: ["changed_meanwhile", "not_found"],
    logs: "changed",
    notedBy: "use case",
  }),
  publish: writeEndpoint("PUT", "Content/{name}", "owner", {
    summary: "Publish a block; visitors see it at once, and its draft is gone",
    body: z.object({ value, version: expectedVersion("block", 0) }),
    data: published,
    logs: "changed",
    notedBy: "use case",
  }),
  keepDraft: writeEndpoint("PUT", "Content/{name}/draft", "owner", {
    summary: "Keep a draft of a block; `version` is the draft's own, 0 while there is none",
    body: z.object({ value, version: expectedVersion("draft", 0) }),
    data: draftVersion,
    logs: false,
    because: "Nobody sees a draft; the log has what is published",
  }),
  discardDraft: writeEndpoint("DELETE", "Content/{name}/draft", "owner", {
    summary: "Discard the draft of a block",
    data: draftVersion,
    logs: false,
    because: "Nobody sees a draft; the log has what is published",
  }),
} as const;
