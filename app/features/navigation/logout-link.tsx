import type { ComponentProps } from "react";
import { controlPages } from "#app/content/control-addresses.ts";

/** Submits the form of the logout link. */
export function submitLogout(): void {
  document.querySelector<HTMLFormElement>(`form[action="${controlPages.logout}"]`)?.requestSubmit();
}

/** A link, as the specification requires; with scripts its form is posted instead. */
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
