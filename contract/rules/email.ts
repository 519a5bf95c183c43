/**
 * An e-mail address, as simple as the specification's pattern, matched in linear time. Characters that would add fields
 * or recipients to a `mailto:` link or a header (`?`, `&`, `,`, `<` …) are excluded. It is also used as an HTML
 * `pattern`, whose `v` flag needs the brackets escaped.
 */
export const emailPattern =
  // oxlint-disable-next-line no-useless-escape -- useless here, needed in the attribute
  /^[^\s@?&=%<>"\(\),:;\[\]\\]+@(?:[^\s@.?&=%<>"\(\),:;\[\]\\]+\.)+[^\s@.?&=%<>"\(\),:;\[\]\\]{2,}$/;
