import type { ComponentProps } from "react";
import { controlPages } from "#app/content/control-addresses.ts";

/** Signs out through the form around the link, wherever one starts it from. */
export function submitLogout(): void {
  document.querySelector<HTMLFormElement>(`form[action="${controlPages.logout}"]`)?.requestSubmit();
}

/** A link by the specification, and a form that posts as soon as scripts are there. */
export function LogoutLink({ children, className }: Pick<ComponentProps<"a">, "children" | "className">) {
  return (
    <form method="post" action={controlPages.logout}>
      <a
        href={controlPages.logout}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          submitLogout();
        }}
      >
        {children}
      </a>
    </form>
  );
}
