import { Form } from "react-router";
import { apiContext } from "#app/context.ts";
import { answerWeather } from "#app/features/bad-weather/answer-weather.ts";
import { readWeather } from "#app/features/bad-weather/read-weather.ts";
import { WeatherActs } from "#app/features/bad-weather/weather-acts.tsx";
import { WeatherForm } from "#app/features/bad-weather/weather-form.tsx";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/bad-weather-page";

export function loader({ context, request }: Route.LoaderArgs) {
  return readWeather(context.get(apiContext), new URL(request.url).searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerWeather(context.get(apiContext), await request.formData());
}

export const shouldRevalidate = alwaysRevalidate;

export const meta = controlPageMeta;

export default function BadWeatherPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, errors, places, acts, isMailSetUp } = loaderData;
  return (
    <>
      <PageHead title="Bad weather" />
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        A road is shut or the pass is closed: choose the nights, and let all stays of a place move free of
        charge, or cancel them without one.{" "}
        {isMailSetUp
          ? "Each guest is told."
          : "No mail server is set up: tell the guests by WhatsApp or telephone."}
      </p>
      <div className="grid max-w-3xl gap-6">
        <FormScope id="nights" errors={errors} values={asked}>
          <Form className="grid items-end gap-4 rounded-panel border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              name="placeId"
              label="Place"
              placeholder="All places"
              options={places}
              required={false}
            />
            <TextField type="date" name="from" label="First night" required />
            <TextField type="date" name="to" label="Until the morning of" required />
            <Button type="submit" variant="outline">
              Show the stays
            </Button>
          </Form>
        </FormScope>
        <WeatherForm page={loaderData} refusal={actionData} />
        <WeatherActs acts={acts} />
      </div>
    </>
  );
}
