import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Prints the page; hidden without scripts. */
export function PrintButton() {
  return (
    <print-page>
      <Button variant="outline" className="needs-script">
        <Icon of="printer" />
        Print
      </Button>
    </print-page>
  );
}
