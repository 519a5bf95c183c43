import type { ComponentProps } from "react";

export const logoutHref = "/control/logout";

/** Signs out through the form around the link, wherever one starts it from. */
export function submitLogout(): void {
  document.querySelector<HTMLFormElement>(`form[action="${logoutHref}"]`)?.requestSubmit();
}

/** A link by the specification, and a form that posts as soon as scripts are there. */
export function LogoutLink({ children, className }: Pick<ComponentProps<"a">, "children" | "className">) {
  return (
    <form method="post" action={logoutHref}>
      <a
        href={logoutHref}
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
