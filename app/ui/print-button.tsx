import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Prints the page; not there without scripts, where browsers have a menu for it. */
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
