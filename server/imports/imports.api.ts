import { type importEndpoints, importMessages } from "#contract/imports.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { signedIn } from "../signed-in.ts";
import { addUnknownWords } from "./words/add-unknown-words.ts";
import { beginRun } from "./begin-run.ts";
import { findImport, type ImportRecord, latestImports } from "./imports.queries.ts";
import { leaveOutFaults } from "./leave-out-faults.ts";
import { chooseNames } from "./names/choose-names.ts";
import { fillHouses } from "./names/fill-houses.ts";
import { presentImportSummary, presentImport } from "./present-import.ts";
import { readFile } from "./read-file.ts";
import { undoImport } from "./undo/undo-import.ts";
import type { RecordKinds } from "./log-imported-records.ts";

const latest = 20;

/** `kinds` describe the imported records for the change log. */
export function importHandlers(kinds: RecordKinds): Handlers<typeof importEndpoints> {
  return {
    async list({ services }) {
      return { data: (await latestImports(services.db.executor, latest)).map(presentImportSummary) };
    },

    async byToken({ services, query: { token, ...page } }) {
      return { data: await presentImport(services, await read(services, token), page) };
    },

    async send({ services, visitor, body: { file, pictures, kind, token = "" } }) {
      const by = signedIn(visitor);
      if (file && kind) {
        const newToken = await readFile(services, kinds, by, { kind, file, pictures });
        return shown(services, newToken, importMessages.read);
      }
      const record = await read(services, token);
      if (record.state === "done") return shown(services, token, importMessages.written);
      refuseUnready(record);
      await beginRun(services, kinds, record, { from: "ready", to: "writing", staff_name: by.username });
      return shown(services, token, importMessages.written);
    },

    async match({ services, body: { token, columns } }) {
      const record = await read(services, token);
      const chosen = Object.fromEntries(columns.map(({ field, column }) => [field, column]));
      const wanted = { from: "ready", to: "reading", columns: JSON.stringify(chosen) } as const;
      await beginRun(services, kinds, record, wanted);
      return shown(services, token, importMessages.read);
    },

    async leaveOut({ services, body: { token } }) {
      await leaveOutFaults(services, kinds, await read(services, token));
      return shown(services, token, importMessages.read);
    },

    async addWords({ services, visitor, body: { token } }) {
      await addUnknownWords(services, kinds, signedIn(visitor), await read(services, token));
      return shown(services, token, importMessages.wordsAdded);
    },

    async chooseNames({ services, body: { token, names } }) {
      await chooseNames(services, kinds, await read(services, token), names);
      return shown(services, token, importMessages.namesChosen);
    },

    async fillHouses({ services, body: { token } }) {
      await fillHouses(services, kinds, await read(services, token));
      return shown(services, token, importMessages.housesFilled);
    },

    async undo({ services, visitor, body: { token } }) {
      await undoImport(services, kinds, signedIn(visitor), await read(services, token));
      return shown(services, token, importMessages.undone);
    },
  };
}

/** Throws `not_found` for an expired preview. */
async function read({ db, clock }: Services, token: string): Promise<ImportRecord> {
  const record = await findImport(db.executor, token);
  const isPreview = record?.state === "ready" || record?.state === "failed";
  if (!record || (isPreview && record.expires_at < clock.now().toISOString()))
    throw new AppError("not_found", { message: importMessages.gone });
  return record;
}

function refuseUnready({ state, faulty, fresh, known }: ImportRecord): void {
  if (state !== "ready") throw new AppError("conflict", { message: "This import cannot be begun now" });
  if (faulty > 0)
    throw new AppError("conflict", {
      message: `Put right first what is wrong with ${faulty} of the rows. Nothing was written`,
    });
  if (fresh === 0 && known > 0)
    throw new AppError("conflict", {
      message: "Everything in this file is there already: there is nothing to import",
    });
}

async function shown(services: Services, token: string, message: string) {
  const data = await presentImport(services, await read(services, token));
  const isWorking = data.state === "reading" || data.state === "writing";
  const isDone = data.state === "done" || message !== importMessages.written;
  return { data, message: isWorking ? importMessages.working : isDone ? message : data.note };
}
