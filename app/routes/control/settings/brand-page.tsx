import { palettes, typefaces } from "#contract/brand.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { apiContext } from "#app/context.ts";
import { answerBrand, brandValues } from "#app/features/brand/answer-brand.ts";
import { BrandForm } from "#app/features/brand/brand-form.tsx";
import { paletteStyles, typefaceStyles } from "#app/features/company/brand-styles.ts";
import { BackToSteps } from "#app/features/start/back-to-steps.tsx";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/brand-page";

/** The style sheets of all choices, for their previews. */
export const links: Route.LinksFunction = () =>
  [...Object.values(paletteStyles), ...Object.values(typefaceStyles)]
    .filter((href) => href !== undefined)
    .map((href) => ({ rel: "stylesheet", href }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const all = orErrorPage(await context.get(apiContext).settings.all()).data;
  const { name, tagline } = all.details;
  return { values: brandValues(all), name, tagline, isFirstHour: comesFromSteps(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerBrand(
    context.get(apiContext),
    await request.formData(),
    comesFromSteps(request) ? controlPages.start : controlPages.setting("brand"),
  );
}

function comesFromSteps({ url }: Request): boolean {
  return new URL(url).searchParams.get("from") === "start";
}

const labelOf = (labels: Readonly<Record<string, string | { label: string }>>, name: string) => {
  const found = labels[name];
  return typeof found === "object" ? found.label : (found ?? name);
};

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, name, tagline, isFirstHour } = loaderData;
  return (
    <>
      <EditOrMerge
        stored={values}
        refusal={actionData}
        fields={[
          { keys: ["palette"], label: "Colours", show: ({ palette }) => labelOf(palettes, palette) },
          { keys: ["typefaces"], label: "Typefaces", show: (brand) => labelOf(typefaces, brand.typefaces) },
          {
            keys: ["logo", "logoHasName"],
            label: "Logo",
            show: ({ logo }) => (logo ? "Our own logo" : "The drawn leaf and oar"),
          },
        ]}
      >
        {(form) => <BrandForm key={form.values.version} name={name} tagline={tagline} {...form} />}
      </EditOrMerge>
      {isFirstHour ? <BackToSteps /> : null}
    </>
  );
}
