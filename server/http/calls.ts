import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import type { Handler } from "../call.ts";
import type { RecordKind } from "../db/record-kind.ts";

/** Everything that the API is made from, by feature. */
export type ApiTable = {
  endpoints: Readonly<Record<string, EndpointGroup>>;
  handlers: Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>;
  /** The kinds of record whose calls are written to the change log. */
  recordKinds: Readonly<Record<string, RecordKind>>;
};

/** A call with its handler. `name` is its operation id, `kind` the kind of record in the change log. */
export type Call = {
  name: string;
  kind: string;
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  recordKind: RecordKind | undefined;
};

/** Returns every call of the table. Throws for one without a handler, and for a logged one without a record kind. */
export function callsOf({ endpoints, handlers, recordKinds }: ApiTable): Call[] {
  return Object.entries(endpoints).flatMap(([kind, group]) =>
    Object.entries(group).map(([call, endpoint]) => {
      const name = `${kind}.${call}`;
      const handler = handlers[kind]?.[call];
      const recordKind = recordKinds[kind];
      if (!handler) throw new Error(`The call ${name} has no handler`);
      if ("recordId" in endpoint && !recordKind) throw new Error(`The call ${name} is of no kind of record`);
      return { name, kind, endpoint, handler, recordKind };
    }),
  );
}
