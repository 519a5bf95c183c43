import type { ComponentProps } from "react";

export const logoutHref = "/control/logout";

/** Submits the form of the logout link. */
export function submitLogout(): void {
  document.querySelector<HTMLFormElement>(`form[action="${logoutHref}"]`)?.requestSubmit();
}

/** A link, as the specification requires; with scripts its form is posted instead. */
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
