import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { describeStored } from "#app/features/merge/describe-stored.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { siteOrigin } from "#app/features/seo/site-origin.ts";
import { GatewayForm, gatewayInWords } from "#app/features/settings/gateway-form.tsx";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { backToForm, orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/edit-gateway";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [gateway, session] = await Promise.all([api.paymentLinks.gateway(), api.auth.session()]);
  return {
    gateway: orErrorPage(gateway).data,
    asks: orErrorPage(session).data.needsConfirmation === true,
    origin: siteOrigin({ context, request }),
  };
}

/** Never sends secrets back to the page, not even when another field is invalid. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const confirmation = form.get(confirmField);
  form.delete(confirmField);
  const typed = typedFields(form);
  const reply = await confirmFirst(api, confirmation, () =>
    api.paymentLinks.saveGateway({ body: fromForm(typed) }),
  );
  if (reply.ok) throw redirectWithToast("/control/settings/gateway", reply.message);
  const described = await describeStored(reply, typed["version"] ?? "", api.paymentLinks.gateway, (now) => ({
    words: gatewayInWords(now),
    version: String(now.version),
  }));
  return backToForm(described, { ...typed, secret: "", eventSecret: "", version: described.version });
}

export default function GatewayPage({ loaderData, actionData }: Route.ComponentProps) {
  return <GatewayForm key={loaderData.gateway.version} {...loaderData} refusal={actionData} />;
}
