import { data } from "react-router";
import { fromForm } from "#contract/client.ts";
import type { Policy } from "#contract/policy.ts";
import { apiContext } from "#app/context.ts";
import { describeStored } from "#app/features/merge/describe-stored.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { FindHouse } from "#app/features/find-house/find-house.tsx";
import { findHouses } from "#app/features/find-house/find-houses.ts";
import { useFocusAfterSaving, useFocusNext } from "#app/features/navigation/use-focus-back.ts";
import { useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { PolicyForm } from "#app/features/settings/policy-form.tsx";
import { readTerms, termsInWords, termsTexts } from "#app/features/settings/policy-rows.ts";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/edit-policy";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const address = new URL(request.url).searchParams;
  const [all, hotels] = await Promise.all([api.settings.all(), findHouses(api, address)]);
  const { policy, versions, isPolicyOpen = false } = orErrorPage(all).data;
  const isAll = hotels.find === undefined || policy.houses.length === 0;
  const named = isAll ? hotels.houses : await readHouseChoices(api);
  const names = new Map(named.map(({ value, label }) => [value, label]));
  return {
    version: String(versions.policy),
    isPolicyOpen,
    terms: termsTexts(policy),
    own: policy.houses.map((house) => ({
      name: names.get(house.hotelId) ?? `House ${house.hotelId}`,
      terms: termsTexts(house, String(house.hotelId)),
    })),
    others: {
      ...hotels,
      houses: hotels.houses.filter(({ value }) => !policy.houses.some(({ hotelId }) => hotelId === value)),
    },
  };
}

/** Saves the company's terms, or those of the hotel in the form, and leaves all others unchanged. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const { texts, ladder } = readTerms(form);
  const { policy } = orErrorPage(await api.settings.all()).data;
  const { advancePercent, leastAdvance, advanceDueDays, balanceDueDays, hotelId } = texts;
  const terms = { advancePercent, leastAdvance, advanceDueDays, balanceDueDays, ladder };
  const others = policy.houses.filter((house) => String(house.hotelId) !== hotelId);
  // The form for a new hotel has an empty `hotelId` until one is chosen; it must not change the company's terms.
  const isNew = form.get("form") === "new";
  const isOfHouse = isNew || hotelId !== "";
  if (isNew && hotelId === "") {
    const errors = { hotelId: "Choose a house" };
    return data({ texts, isNew, message: undefined, errors, version: undefined }, { status: 400 });
  }
  const houseTerms = { hotelId, ...terms };
  const isKnown = others.length < policy.houses.length;
  // Keeps the order of the hotels on the page.
  const saved = isKnown
    ? policy.houses.map((house) => (String(house.hotelId) === hotelId ? houseTerms : house))
    : [...others, houseTerms];
  const houses = form.get("intent") === "remove" ? others : saved;
  const body = isOfHouse ? { ...policy, houses } : terms;
  const { version = "" } = typedFields(form);
  const reply = await api.settings.savePolicy({ body: fromForm({ ...body, version }) });
  if (reply.ok) throw redirectWithToast("/control/settings/policy", reply.message);
  const refusal = await describeStored(reply, version, api.settings.all, (now) => ({
    words: isOfHouse ? termsOfHouse(now.policy, hotelId) : termsInWords(now.policy),
    version: String(now.versions.policy),
  }));
  const { status, message, errors } = refusal;
  return data({ texts, isNew, message, errors: errorsOfTerms(errors), version: refusal.version }, { status });
}

function termsOfHouse({ houses }: Policy, hotelId: string): string {
  const house = houses.find((house) => String(house.hotelId) === hotelId);
  return house ? termsInWords(house) : "no terms of its own for this house";
}

/** Renames the errors of a hotel's terms (`houses.N.…`) to the form's fields. */
function errorsOfTerms(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).map(([path, message]): [string, string] => {
    return [path.replace(/^houses(\.\d+)?\./, ""), message];
  });
  return Object.fromEntries(named);
}

/** Each form is reset only when its own terms were saved, not when those of another hotel were. */
export default function PolicyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, isPolicyOpen, terms, own, others } = loaderData;
  const added = useTimesSaved((form) => form.get("form") === "new", actionData !== undefined);
  useFocusNext(own.map(({ terms: { hotelId } }) => hotelId));
  useFocusAfterSaving(added);
  const refusalOf = (hotelId: string, isNew = false) => {
    if (!actionData || actionData.isNew !== isNew) return { errors: {} };
    if (!isNew && actionData.texts.hotelId !== hotelId) return { errors: {} };
    const hasFields = Object.keys(actionData.errors).length > 0;
    return {
      terms: actionData.texts,
      ...(actionData.version !== undefined && { version: actionData.version }),
      errors: actionData.errors,
      message: hasFields ? undefined : actionData.message,
    };
  };
  return (
    <div className="grid max-w-3xl gap-5">
      <section aria-labelledby="all-houses" className="rounded-panel border border-line bg-surface p-6">
        <h2 id="all-houses" className="mb-4 font-text text-lg font-semibold">
          All houses
        </h2>
        {isPolicyOpen ? (
          <p className="mb-4 rounded-control bg-saffron-soft p-4 text-sm">
            These terms are a proposal. Until you save them, changed or as they are, guests are told to ask
            what cancelling costs, and no advance is asked for.
          </p>
        ) : null}
        <PolicyForm id="policy" resetKey={JSON.stringify(terms)} {...{ terms, version }} {...refusalOf("")} />
      </section>
      {own.map((house) => (
        <section key={house.terms.hotelId} className="rounded-panel border border-line bg-surface p-6">
          <h2 className="mb-4 font-text text-lg font-semibold">{house.name}</h2>
          <PolicyForm
            id={`policy-${house.terms.hotelId}`}
            resetKey={JSON.stringify(house.terms)}
            {...{ terms: house.terms, version }}
            {...refusalOf(house.terms.hotelId)}
            canRemove
          />
        </section>
      ))}
      {others.houses.length > 0 || others.find ? (
        <details
          open={actionData?.isNew || Boolean(others.find)}
          className="rounded-panel border border-line bg-surface p-6"
        >
          <summary className="cursor-pointer font-semibold max-lg:min-h-11 max-lg:content-center">
            A house with terms of its own
          </summary>
          <div className="grid gap-5 pt-4">
            <FindHouse found={others} />
            <PolicyForm
              id="policy-new"
              resetKey={added}
              {...{ terms, version }}
              {...refusalOf("", true)}
              houses={others.houses}
            />
          </div>
        </details>
      ) : null}
    </div>
  );
}
