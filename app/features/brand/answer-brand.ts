import { data } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import type { Settings } from "#contract/settings.ts";
import { readOurs, type SubmittedValues } from "#app/features/merge/form-versions.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { saveEdit } from "#app/features/merge/save-edit.ts";
import type { BrandValues } from "./brand-values.ts";

/** The stored brand as form values. */
export function brandValues({ brand, versions }: Settings): BrandValues {
  const { palette, typefaces, logo, logoHasName } = brand;
  return { palette, typefaces, logo, logoHasName, version: String(versions.brand) };
}

/** Uploads the chosen logo, stores the brand and redirects to `done`; returns the refusal otherwise. */
export async function answerBrand({ settings }: Pick<Client, "settings">, form: FormData, done: string) {
  const image = form.get("image");
  form.delete("image");
  if (image instanceof File && image.size > 0) {
    const body = new FormData();
    body.set("image", image);
    const reply = await settings.addLogo({ body });
    if (!reply.ok) {
      const { message, errors, status } = reply;
      const refusal: Refusal<BrandValues> = {
        message,
        errors: Object.keys(errors).length > 0 ? errors : { image: message },
        ours: readBrand(form),
      };
      return data(refusal, { status });
    }
    form.set("logo", reply.data.logo);
    form.set("mark", "own");
  } else if (form.get("mark") === "own" && form.get("logo") === "") {
    const message = "Choose the picture of your logo";
    const refusal: Refusal<BrandValues> = { message, errors: { image: message }, ours: readBrand(form) };
    return data(refusal, { status: 400 });
  }
  return saveEdit(form, {
    readForm: readBrand,
    change: (ours) => settings.saveBrand({ body: fromForm(ours) }),
    readStored: settings.all,
    valuesOf: brandValues,
    done: () => done,
  });
}

/** Browsers do not send unticked checkboxes. */
function readBrand(form: FormData): SubmittedValues {
  const { mark, logoHasName = "", ...ours } = readOurs(form);
  const isTicked = form.get("logoHasName") === "yes";
  return mark === "drawn"
    ? { ...ours, logo: "", logoHasName: "" }
    : { ...ours, logoHasName: isTicked ? logoHasName : "" };
}
