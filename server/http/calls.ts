import { type ChangedKind, changedKinds } from "#contract/change-log.ts";
import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import type { Handler } from "../call.ts";
import type { LoggedKind } from "../change-log/log-call.ts";
import type { RecordKind } from "../db/record-kind.ts";

/** Everything that the API is made from, by feature. */
export type ApiTable = {
  endpoints: Readonly<Record<string, EndpointGroup>>;
  handlers: Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>;
  /** The kinds of record whose calls are written to the change log. */
  recordKinds: Readonly<Partial<Record<ChangedKind, RecordKind>>>;
};

/** A call with its handler. `name` is its operation id, `kind` its feature. */
export type Call = {
  name: string;
  kind: string;
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  logged: LoggedKind | undefined;
};

/** Returns every call of the table. Throws for one without a handler, and for a logged one without a record kind. */
export function callsOf({ endpoints, handlers, recordKinds }: ApiTable): Call[] {
  return Object.entries(endpoints).flatMap(([kind, group]) => {
    const logged = loggedKind(recordKinds, kind);
    return Object.entries(group).map(([call, endpoint]) => {
      const name = `${kind}.${call}`;
      const handler = handlers[kind]?.[call];
      if (!handler) throw new Error(`The call ${name} has no handler`);
      if ("recordId" in endpoint && !logged) throw new Error(`The call ${name} is of no kind of record`);
      return { name, kind, endpoint, handler, logged };
    });
  });
}

function loggedKind(kinds: ApiTable["recordKinds"], feature: string): LoggedKind | undefined {
  const name = changedKinds.find((one) => one === feature);
  const recordKind = name && kinds[name];
  return recordKind && { name, recordKind };
}
