/** A script of this folder, built, as the text of an inline `<script>` (scripts/inline-scripts.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
