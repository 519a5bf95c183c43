/** Said after a query was sent; together they are the server's own message. */
export const questionThanks = {
  title: "Thank You!",
  text: "We have received your query and will get back to you soon.",
};
