import type { ComponentProps } from "react";

export const logoutHref = "/control/logout";

/** Signs out through the form around the link, wherever one starts it from. */
export function submitLogout(): void {
  document.querySelector<HTMLFormElement>(`form[action="${logoutHref}"]`)?.requestSubmit();
}

/** A link by the specification, and a form that posts as soon as scripts are there. */
export function LogoutLink(props: Omit<ComponentProps<"a">, "href" | "onClick">) {
  return (
    <form method="post" action={logoutHref}>
      <a
        {...props}
        href={logoutHref}
        onClick={(event) => {
          event.preventDefault();
          submitLogout();
        }}
      />
    </form>
  );
}
