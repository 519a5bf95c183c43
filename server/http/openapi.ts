import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { endpoints as productEndpoints } from "#contract/endpoints.made.ts";

import { cookieName } from "../staff/sessions/cookies.ts";
import { version } from "../version.ts";
import { failureResponses, sharedFailures } from "./openapi/failures.ts";
import type { Json } from "./openapi/json-schema.ts";
import { sharedParameters } from "./openapi/parameters.ts";
import { repliesOf, requestBodyOf } from "./openapi/replies.ts";
import { namedSchemas } from "./openapi/schemas.ts";
import { tagsOf } from "./openapi/tags.ts";

const description = `Every reply is \`{ status, message, data, pageInfo?, errors? }\`; \`status\` equals the HTTP status.
Paths match in any case; another method on a known path is a 405, whose \`Allow\` names the right ones.
A form sent again with the same \`Idempotency-Key\` is stored once.
A 403 with the header \`Needs-Confirmation: password\` asks for \`POST auth/confirm\`; then the same call goes through.
A change sends the \`version\` that was read; a 409 says that somebody was quicker: read again, decide, send again.
A 429 or 503 says in \`Retry-After\` after how many seconds the same call may be sent again.`;

const wantsPassword =
  "Wants the password typed within the last ten minutes, at sign-in or by `POST auth/confirm`; else 403 with `Needs-Confirmation: password`.";

/** The OpenAPI 3.1 document of the company's API, made from the schemas that validate calls and replies. */
export function openApiDocument(
  serverUrl: string,
  endpoints: Readonly<Record<string, EndpointGroup>> = productEndpoints,
  company = companyDefaults.details.name,
): Json {
  const named = namedSchemas(endpoints);
  const replies = repliesOf(named);
  const parameters = sharedParameters([...named.ofCalls.keys()]);
  const paths: Record<string, Json> = {};
  for (const [feature, group] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = `/${endpoint.path}`;
      const parameterRefs = parameters.refer(endpoint);
      const operation = {
        ...headOf(feature, name, endpoint),
        ...(parameterRefs.length > 0 && { parameters: parameterRefs }),
        ...requestBodyOf(endpoint, named),
        responses: { ...replies.refer(endpoint), ...failureResponses(endpoint) },
      };
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${company} API`,
      version,
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${serverUrl}/api` }],
    tags: tagsOf(Object.keys(endpoints)),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: cookieName("session", serverUrl),
          description: "The cookie that `POST auth/login` sets.",
        },
      },
      parameters: parameters.components,
      responses: { ...replies.components, ...sharedFailures() },
      schemas: named.schemas,
    },
  };
}

function headOf(feature: string, name: string, { summary, access, confirmed }: Endpoint): Json {
  const notes = [...(access === "owner" ? ["For owners."] : []), ...(confirmed ? [wantsPassword] : [])];
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary,
    ...(notes.length > 0 && { description: notes.join(" ") }),
    security: access === "anyone" ? [] : [{ session: [] }],
  };
}
