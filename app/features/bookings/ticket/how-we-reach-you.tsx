import { EmailCell } from "#app/ui/email-cell.tsx";
import { Facts, nameFact } from "#app/ui/facts.tsx";

type HowWeReachYouProps = { name: string; phoneNo: string; email: string };

/** The guest's contact data, so that they notice typing errors. */
export function HowWeReachYou({ name, phoneNo, email }: HowWeReachYouProps) {
  return (
    <section aria-labelledby="your-data" className="grid gap-3 border-t border-line pt-5">
      <h2 id="your-data" className="text-card">
        This is how we reach you
      </h2>
      <Facts
        facts={[
          nameFact(name),
          ["Phone", phoneNo],
          ["Email", <EmailCell key="email" address={email || "None"} />, "wide"],
        ]}
      />
      <p className="text-sm text-ink3">A letter or a digit wrong? Tell us, or our answer goes astray.</p>
    </section>
  );
}
