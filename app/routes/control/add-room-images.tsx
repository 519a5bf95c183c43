import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PicturesPage } from "#app/features/pictures/pictures-page.tsx";
import { readPictures } from "#app/features/pictures/read-pictures.ts";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/add-room-images";

const noneMessage = "Please select images to upload.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const room = orErrorPage(await api.rooms.byId({ query: fromForm({ id: params.id }) })).data;
  return { room, pictures: await readPictures(api, { module: "room", ownerId: room.id }) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerPictures(context.get(apiContext), await request.formData(), {
    owner: { module: "room", ownerId: Number(params.id) },
    here: `/control/add-room-images/${params.id}`,
    done: `/control/view-room/${params.id}`,
    noneMessage,
  });
}

export default function AddRoomImagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, pictures } = loaderData;
  const roomHref = `/control/view-room/${room.id}`;
  return (
    <>
      <PageHead
        title={`Add Images: ${room.roomType}`}
        action={
          <LinkButton href={roomHref} variant="outline">
            View Room
          </LinkButton>
        }
      />
      <PicturesPage
        owner={{ module: "room", ownerId: room.id }}
        pictures={pictures}
        doneHref={roomHref}
        noneMessage={noneMessage}
        refusal={actionData?.message}
      />
    </>
  );
}
