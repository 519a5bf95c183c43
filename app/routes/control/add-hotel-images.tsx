import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PicturesPage } from "#app/features/pictures/pictures-page.tsx";
import { readPictures } from "#app/features/pictures/read-pictures.ts";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/add-hotel-images";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hotel = orErrorPage(await api.hotels.byId({ query: fromForm({ id: params.id }) })).data;
  return { hotel, pictures: await readPictures(api, { module: "hotel", ownerId: hotel.id }) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerPictures(context.get(apiContext), await request.formData(), {
    owner: { module: "hotel", ownerId: Number(params.id) },
    here: `/control/add-hotel-images/${params.id}`,
    done: `/control/view-hotel/${params.id}`,
  });
}

export default function AddHotelImagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, pictures } = loaderData;
  const hotelHref = `/control/view-hotel/${hotel.id}`;
  return (
    <>
      <PageHead
        title={`Add Images: ${hotel.hotelName}`}
        action={
          <LinkButton href={hotelHref} variant="outline">
            View Hotel
          </LinkButton>
        }
      />
      <PicturesPage
        owner={{ module: "hotel", ownerId: hotel.id }}
        pictures={pictures}
        doneHref={hotelHref}
        refusal={actionData?.message}
      />
    </>
  );
}
