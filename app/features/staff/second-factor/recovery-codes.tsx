import { useEffect, useRef } from "react";
import { Button, buttonStyles } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** New recovery codes, shown only once, to print, copy or save. */
export function RecoveryCodes({ codes, account }: { codes: readonly string[]; account: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `Recovery codes of ${account}\nEach works once.\n\n${codes.join("\n")}\n`;
  return (
    <section aria-labelledby="new-codes" className="rounded-panel border-2 border-saffron bg-surface p-6">
      <h2 ref={heading} id="new-codes" tabIndex={-1} className="outline-none font-text text-lg font-semibold">
        Your recovery codes
      </h2>
      <p className="mt-1 max-w-[60ch] text-sm text-ink2">
        Keep them where your phone is not: on paper, or in a password manager. Each signs you in once when you
        have no app or passkey at hand. They are shown only now.
      </p>
      <ul className="mt-5 grid max-w-md grid-cols-1 gap-x-8 gap-y-1.5 font-mono min-[22rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular-nums select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <copy-text data-text={text} data-status="Recovery codes copied">
          <Button variant="outline" size="small" className="needs-script">
            <Icon of="copy" />
            Copy
          </Button>
        </copy-text>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonStyles({ variant: "outline", size: "small" })}
        >
          <Icon of="download" />
          Save as a file
        </a>
      </div>
    </section>
  );
}
