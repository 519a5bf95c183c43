import type { z } from "zod";
import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
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
  /** The User-Agent header; empty when there is none. */
  userAgent: string;
  /** The origin of the request's URL, `http://localhost:3000`. */
  origin: string;
  sessionToken?: string;
  deviceToken?: string;
  /** Tokens of a sign-in that waits for its second step, and of the browser that got a passkey's challenge. */
  secondStepToken?: string;
  passkeyToken?: string;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** One call, decoded and allowed. */
export type CallContext<Row extends Endpoint> = {
  services: Services;
  visitor: Visitor;
  /** The `{id}` of the path; 0 where the path has none. */
  id: number;
  /** The `{name}` of the path; empty where the path has none. */
  name: string;
  query: Parsed<Row["query"]>;
  body: Parsed<Row["body"]>;
  /** Identifies this submission of a form, so that a repeated one stores nothing. */
  form: Submission;
};

/** What a handler returns; the envelope and its status are made from it. */
export type CallResult<Row extends Endpoint> = {
  data: z.output<Row["data"]>;
  message?: string;
  pageInfo?: PageInfo;
  cookies?: string[];
  headers?: Record<string, string>;
};

// A method, because its parameters are bivariant: a handler of one endpoint is then also a `Handler<Endpoint>`.
export type Handler<Row extends Endpoint> = {
  handle(call: CallContext<Row>): Promise<CallResult<Row>>;
}["handle"];

/** A handler for each endpoint of a feature, under the same names. */
export type Handlers<Group extends EndpointGroup> = { [Name in keyof Group]: Handler<Group[Name]> };
