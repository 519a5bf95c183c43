import type { z } from "zod";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { StaffMember } from "#contract/auth.ts";
import type { PageInfo } from "#contract/core/envelope.ts";
import type { Submission } from "./db/idempotency.ts";
import type { PasswordState } from "./db/tables/staff.ts";
import type { Services } from "./services.ts";

/** Who is signed in, by a session whose password was last typed at `confirmedAt`. */
export type SignedInStaff = StaffMember & { id: number; passwordState: PasswordState; confirmedAt: string };

/** Who is calling. `staff` is null for visitors. */
export type Visitor = {
  staff: SignedInStaff | null;
  /** The network address, for limits. */
  address: string;
  /** Names the request in the log. */
  requestId?: string;
  /** What the browser says of itself; empty when it says nothing. */
  userAgent: string;
  /** The address that was asked, `http://localhost:3000`. */
  origin: string;
  sessionToken?: string;
  deviceToken?: string;
  /** Of a sign-in that waits for its second step, and of the browser that a passkey's challenge was given to. */
  secondStepToken?: string;
  passkeyToken?: string;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** One call, decoded and allowed. */
export type Call<Row extends Endpoint> = {
  services: Services;
  visitor: Visitor;
  /** The `{id}` of the path; 0 where the path has none. */
  id: number;
  query: Parsed<Row["query"]>;
  body: Parsed<Row["body"]>;
  /** Names this submission of a form, so that a second one stores nothing. */
  form: Submission;
};

/** What a handler answers; the envelope and its status are made from it. */
export type Answer<Row extends Endpoint> = {
  data: z.output<Row["data"]>;
  message?: string;
  pageInfo?: PageInfo;
  cookies?: string[];
  headers?: Record<string, string>;
};

export type Handler<Row extends Endpoint> = (call: Call<Row>) => Promise<Answer<Row>>;

/** A handler for each call of a feature, under the names of its table. */
export type HandlersOf<Feature extends keyof Endpoints> = {
  [Name in keyof Endpoints[Feature]]: Endpoints[Feature][Name] extends Endpoint
    ? Handler<Endpoints[Feature][Name]>
    : never;
};
