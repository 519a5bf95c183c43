/**
 * An e-mail address as simple as the specification's pattern, in time that grows with its length alone. What would add
 * further fields or recipients to a `mailto:` link or a header (`?`, `&`, `,`, `<` …) is no part of it. It is also an
 * attribute of HTML, where newer browsers want the brackets escaped.
 */
export const emailPattern =
  // oxlint-disable-next-line no-useless-escape -- useless here, needed in the attribute
  /^[^\s@?&=%<>"\(\),:;\[\]\\]+@(?:[^\s@.?&=%<>"\(\),:;\[\]\\]+\.)+[^\s@.?&=%<>"\(\),:;\[\]\\]{2,}$/;
