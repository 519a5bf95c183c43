import { FieldNotes, useFieldWiring } from "#app/ui/field.tsx";
import type { BrandValues } from "./brand-values.ts";

const hint =
  "PNG, JPEG or WebP, best with a clear ground and at least 300 pixels high. It is kept at up to 640; a white one is put on a dark ground, so that it is seen.";

/** The drawn mark or the company's own logo, which an uploaded file replaces. */
export function LogoField({ values, name }: { values: BrandValues; name: string }) {
  const { logo, logoHasName } = values;
  const wiring = useFieldWiring({ name: "image", hint });
  const option = "flex min-h-11 items-center gap-3 text-sm";
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left mb-2 w-full font-semibold">Logo</legend>
      <div className="clear-both grid gap-3">
        <input type="hidden" name="logo" value={logo} />
        <label className={option}>
          <input type="radio" name="mark" value="drawn" defaultChecked={logo === ""} className="tick" />
          The drawn leaf and oar
        </label>
        <label className={option}>
          <input type="radio" name="mark" value="own" defaultChecked={logo !== ""} className="tick" />
          Our own logo
        </label>
        {logo ? (
          <img
            src={`/brand/${logo}.webp`}
            alt={`The logo of ${name} now`}
            className="h-16 w-auto max-w-full justify-self-start rounded-poster border border-line bg-white p-1"
          />
        ) : null}
        <div data-field="">
          <label htmlFor={wiring.id} className="mb-1.5 block text-sm font-semibold">
            {logo ? "Another picture" : "Its picture"}
          </label>
          <input
            {...wiring.control}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="control w-full min-w-0"
          />
          <FieldNotes wiring={wiring} hint={hint} />
        </div>
        <label className={option}>
          <input
            type="checkbox"
            name="logoHasName"
            value="yes"
            defaultChecked={logoHasName === "yes"}
            className="tick"
          />
          The name is in the picture: do not write it beside it
        </label>
      </div>
    </fieldset>
  );
}
