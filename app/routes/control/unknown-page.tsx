/** Any address of the control area that the site map does not know: told within its frame. */
export { default, loader } from "#app/routes/public/not-found.tsx";
