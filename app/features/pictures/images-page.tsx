import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type Client, type FormTexts, fromForm, type Reply } from "#contract/client.ts";
import type { PictureModule, Upload } from "#contract/uploads.ts";
import { apiContext } from "#app/context.ts";
import { orErrorPage } from "#app/reply.ts";
import { BackToSteps } from "../start/back-to-steps.tsx";
import { HeadLink } from "../shell/control/head-link.tsx";
import { PageHead } from "../shell/control/page-head.tsx";
import { answerPictures } from "./answer-pictures.ts";
import { PicturesPage } from "./pictures-page.tsx";
import { readPictures } from "./read-pictures.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** The description of a page with the pictures of one record. */
export type Images<Owner> = {
  module: PictureModule;
  calls: (api: Client) => { byId: (input: { query: FormTexts }) => Promise<Reply<Owner>> };
  nameOf: (owner: Owner) => string;
  /** The address of this page, by the record's id. */
  here: (id: string) => string;
  /** The record's own page: the label of its link and, by the id, its address. */
  view: { label: string; href: (id: number | string) => string };
  /** Error when no file was chosen. */
  noneMessage?: string;
};

/** The loader of such a page; throws the error page when there is no such record. */
export function imagesLoader<Owner extends { id: number }>({ module, calls, view }: Images<Owner>) {
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const api = context.get(apiContext);
    const owner = orErrorPage(await calls(api).byId({ query: fromForm({ id: params["id"] }) })).data;
    const pictures = await readPictures(api, { module, ownerId: owner.id });
    return { owner, pictures, doneHref: doneHref(view, owner.id, request) };
  };
}

/** The action of such a page. */
export function imagesAction<Owner>({ module, here, view, noneMessage }: Images<Owner>) {
  return async ({ context, params, request }: ActionFunctionArgs) =>
    answerPictures(context.get(apiContext), await request.formData(), {
      owner: { module, ownerId: Number(params["id"]) },
      here: here(params["id"] ?? ""),
      done: doneHref(view, params["id"], request),
      noneMessage,
    });
}

/** Where to go after the upload: to the record, or back to the setup guide. */
function doneHref(view: Images<unknown>["view"], id: string | number = "", { url }: Request): string {
  return new URL(url).searchParams.get("from") === "start" ? controlPages.start : view.href(id);
}

type Props<Owner> = {
  loaderData: { owner: Owner; pictures: Upload[]; doneHref: string };
  actionData?: { message: string };
};

/** Uploads above, the stored pictures below. */
export function imagesPage<Owner extends { id: number }>(images: Images<Owner>) {
  const { module, nameOf, view, noneMessage } = images;
  return function ImagesPage({ loaderData: { owner, pictures, doneHref }, actionData }: Props<Owner>) {
    return (
      <>
        <PageHead
          title={`Add Images: ${nameOf(owner)}`}
          action={<HeadLink href={view.href(owner.id)} label={view.label} />}
        />
        <PicturesPage
          owner={{ module, ownerId: owner.id }}
          pictures={pictures}
          doneHref={doneHref}
          noneMessage={noneMessage}
          refusal={actionData?.message}
        />
        {doneHref === controlPages.start ? <BackToSteps /> : null}
      </>
    );
  };
}
