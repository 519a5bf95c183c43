/** "Not found" for unknown addresses of the control area, inside its layout. */
export { default, loader } from "#app/routes/public/not-found.tsx";
