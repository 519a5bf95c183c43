import { type SyntheticEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "#app/browser/call-api.ts";
import { knowsPasskeys, makePasskey } from "#app/browser/passkeys.ts";
import { ConfirmField } from "#app/features/staff/confirm-field.tsx";
import { confirmField } from "#app/features/staff/confirm-first.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useToast } from "#app/ui/toasts.tsx";

type AddPasskeyProps = { asks: boolean; onCodes: (codes: string[]) => void };
type Fault = { message?: string; errors: Record<string, string> };

const noFault: Fault = { errors: {} };

/** Creates a passkey in the browser and stores it under a name. Needs scripts. */
export function AddPasskey({ asks, onCodes }: AddPasskeyProps) {
  const [fault, setFault] = useState(noFault);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const isHydrated = useHydrated();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsBusy(true);
    const added = await add(new FormData(form));
    setIsBusy(false);
    setFault("errors" in added ? added : noFault);
    if ("errors" in added) return;
    form.reset();
    if (added.recoveryCodes) onCodes(added.recoveryCodes);
    showToast("success", added.message);
    await revalidate();
  }

  return (
    <FormScope id="add-passkey" errors={fault.errors}>
      <form
        noValidate
        className="needs-script mt-4 grid max-w-md gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <FormErrorSummary message={fault.message} />
        <TextField name="name" label="Name" hint="By which you know it: My phone." maxLength={60} required />
        <ConfirmField isNeeded={asks} />
        <Button
          type="submit"
          variant="outline"
          size="small"
          className="justify-self-start"
          busy={isBusy}
          disabled={!isHydrated}
        >
          Add a passkey
        </Button>
      </form>
    </FormScope>
  );
}

type Added = { message: string; recoveryCodes: string[] | null };

async function add(fields: FormData): Promise<Added | Fault> {
  const [name, password] = [text(fields, "name"), text(fields, confirmField)];
  if (!knowsPasskeys()) return { message: "This browser knows no passkeys", errors: {} };
  if (name.trim() === "") return { errors: { name: "Name is required" } };
  if (password !== "") {
    const confirmed = await callApi("auth/confirm", { password });
    if (!confirmed.isOk) return { errors: { [confirmField]: confirmed.message } };
  }
  const options = await callApi("Staff/Passkeys/Options");
  if (!options.isOk)
    return options.needsConfirmation
      ? { errors: { [confirmField]: options.message } }
      : { message: options.message, errors: {} };
  const credential = await make(options.data);
  if (typeof credential === "string") return { message: credential, errors: {} };
  const reply = await callApi("Staff/Passkeys", { name, credential });
  if (!reply.isOk) return { message: reply.message, errors: {} };
  return { message: reply.message, recoveryCodes: reply.data.recoveryCodes };
}

/** The browser's new passkey; a text, if none was created: why not. */
async function make(options: Record<string, unknown>): Promise<unknown> {
  try {
    return await makePasskey(options);
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === "InvalidStateError";
    return isKnown ? "This device has a passkey of yours already" : "No passkey was made. You can try again";
  }
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
