import { redirect } from "react-router";
import { controlPages } from "#app/content/control-addresses.ts";

export function loader() {
  return redirect(controlPages.today);
}
