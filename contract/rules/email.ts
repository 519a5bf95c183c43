/**
 * An e-mail address as simple as the specification's pattern, in time that grows with its length alone. What would add
 * further fields or recipients to a `mailto:` link or a header (`?`, `&`, `,`, `<` …) is no part of it.
 */
export const emailPattern =
  /^[^\s@?&=%<>"(),:;[\]\\]+@(?:[^\s@.?&=%<>"(),:;[\]\\]+\.)+[^\s@.?&=%<>"(),:;[\]\\]{2,}$/;
